// Generated from the contract: do not edit, run "npm run codegen".
"use strict";
export const checkUserNameOrPhone_200 = validate21;
const schema6 = {"oneOf":[{"$ref":"CheckUserNameOrPhoneAnswer"},{"$ref":"CheckUserNameOrPhoneRefused"}]};
const schema7 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Availability"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema8 = {"type":"string","maxLength":500};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 500){
validate23.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","required":["available"],"properties":{"available":{"type":"boolean","enum":[true]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.available === undefined) && (missing0 = "available")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.available !== undefined){
let data0 = data.available;
if(typeof data0 !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate25.errors = [{instancePath:instancePath+"/available",schemaPath:"#/properties/available/enum",keyword:"enum",params:{allowedValues: schema9.properties.available.enum}}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","minLength":1,"maxLength":64};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 64){
validate27.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data.length < 1){
validate27.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","format":"date-time"};
const formats0 = /^(?:\d\d(?:[02468][048]|[13579][26])-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.test(data))){
validate29.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate22.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate22.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema7.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate25(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10003","10006","10007"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema13 = {"type":"null"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null){
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"}}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate32.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "10001") || (data0 === "10002")) || (data0 === "10003")) || (data0 === "10006")) || (data0 === "10007"))){
validate32.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema12.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const checkUserNameOrPhone_400 = validate39;
const schema14 = {"$ref":"BadRequestProblem"};
const schema15 = {"type":"object","required":["code","msg","result","traceId","serverTime","errors"],"properties":{"code":{"type":"string","enum":["400"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"errors":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"FieldError"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema16 = {"type":"object","required":["field","rule"],"properties":{"field":{"type":"string","minLength":1,"maxLength":200},"rule":{"type":"string","minLength":1,"maxLength":64}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.rule === undefined) && (missing0 = "rule"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.field !== undefined){
let data0 = data.field;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate43.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(data0.length < 1){
validate43.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
let data1 = data.rule;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64){
validate43.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate43.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))) || ((data.errors === undefined) && (missing0 = "errors"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate40.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "400")){
validate40.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema15.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data3 = data.errors;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 100){
validate40.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data3.length < 1){
validate40.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate43(data3[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs8 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs9 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}

export const checkUserNameOrPhone_405 = validate48;
const schema17 = {"$ref":"MethodNotAllowedProblem"};
const schema18 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["405"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate49.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "405")){
validate49.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema18.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}

export const checkUserNameOrPhone_429 = validate55;
const schema19 = {"$ref":"TooManyRequestsProblem"};
const schema20 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11013"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate56.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11013")){
validate56.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema20.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}

export const checkUserNameOrPhone_500 = validate62;
const schema21 = {"$ref":"ServerErrorProblem"};
const schema22 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["500"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate63.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "500")){
validate63.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema22.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}

export const checkUserNameOrPhone_503 = validate69;
const schema23 = {"$ref":"ServiceUnavailableProblem"};
const schema24 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["503"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate70.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "503")){
validate70.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema24.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}

export const register_200 = validate76;
const schema25 = {"oneOf":[{"$ref":"RegisterAnswer"},{"$ref":"RegisterRefused"}]};
const schema26 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Registered"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema27 = {"type":"object","required":["token","userName"],"properties":{"token":{"$ref":"Token"},"userName":{"type":"string","minLength":1,"maxLength":64}}};
const schema28 = {"type":"string","minLength":16,"maxLength":512};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 512){
validate80.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512}}];
return false;
}
else {
if(data.length < 16){
validate80.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 16}}];
return false;
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.userName === undefined) && (missing0 = "userName"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(!(validate80(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userName !== undefined){
let data1 = data.userName;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 64){
validate79.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate79.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate77.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate77.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema26.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate79(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10003","10004","10006","10007","10091","11001"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate86.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data0 === "10001") || (data0 === "10002")) || (data0 === "10003")) || (data0 === "10004")) || (data0 === "10006")) || (data0 === "10007")) || (data0 === "10091")) || (data0 === "11001"))){
validate86.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema29.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate76.errors = vErrors;
return errors === 0;
}

export const register_413 = validate92;
const schema30 = {"$ref":"PayloadTooLargeProblem"};
const schema31 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["413"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate93.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "413")){
validate93.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema31.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}

export const register_415 = validate99;
const schema32 = {"$ref":"UnsupportedMediaTypeProblem"};
const schema33 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["415"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "415")){
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema33.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}

export const login_200 = validate106;
const schema34 = {"oneOf":[{"$ref":"LoginAnswer"},{"$ref":"LoginRefused"}]};
const schema35 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SignedInUser"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema36 = {"type":"object","required":["token","id","userName","email","inviteCode","status","kycStatus","hasSecurityPassword","paymentLocked","demoEnabled","savingsEnabled","accounts","unreadCount","createdAt"],"properties":{"token":{"$ref":"Token"},"id":{"$ref":"Id"},"userName":{"type":"string","minLength":1,"maxLength":64},"email":{"type":"string","format":"email","maxLength":254},"phone":{"type":"string","pattern":"^\\d{5,15}$"},"areaCode":{"type":"string","pattern":"^\\+\\d{1,4}$"},"avatarUrl":{"type":"string","format":"uri-reference","maxLength":2048},"inviteCode":{"type":"string","pattern":"^[A-Z0-9]{6,8}$"},"status":{"type":"string","enum":["ACTIVE","FROZEN"]},"kycStatus":{"$ref":"KycStatus"},"kycFailReason":{"type":"string","maxLength":500},"hasSecurityPassword":{"type":"boolean"},"paymentLocked":{"type":"boolean"},"demoEnabled":{"type":"boolean"},"savingsEnabled":{"type":"boolean"},"accounts":{"$ref":"Accounts"},"unreadCount":{"type":"integer","minimum":0},"createdAt":{"$ref":"Timestamp"}}};
const schema37 = {"type":"string","minLength":1,"maxLength":64};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(data.length > 64){
validate111.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data.length < 1){
validate111.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"string","enum":["NOT_VERIFIED","PENDING_REVIEW","VERIFIED","FAILED"]};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data === "NOT_VERIFIED") || (data === "PENDING_REVIEW")) || (data === "VERIFIED")) || (data === "FAILED"))){
validate113.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema38.enum}}];
return false;
}
validate113.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","required":["real","demo"],"properties":{"real":{"$ref":"Account"},"demo":{"$ref":"Account"}}};
const schema40 = {"type":"object","required":["mode","currency","available","held","inSmart","inMargin","inStake","loanDebt","equity","totalIncome","todayIncome"],"properties":{"mode":{"type":"string","enum":["real","demo"]},"currency":{"type":"string","enum":["USD"]},"available":{"$ref":"Usd"},"held":{"$ref":"Usd"},"inSmart":{"$ref":"Usd"},"inMargin":{"$ref":"Usd"},"inStake":{"$ref":"Usd"},"loanDebt":{"$ref":"Usd"},"equity":{"$ref":"Usd"},"totalIncome":{"$ref":"Usd"},"todayIncome":{"$ref":"Usd"}}};
const schema41 = {"type":"string","pattern":"^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$"};
const pattern3 = new RegExp("^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$", "u");

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate117.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$"}}];
return false;
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.mode === undefined) && (missing0 = "mode")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.available === undefined) && (missing0 = "available"))) || ((data.held === undefined) && (missing0 = "held"))) || ((data.inSmart === undefined) && (missing0 = "inSmart"))) || ((data.inMargin === undefined) && (missing0 = "inMargin"))) || ((data.inStake === undefined) && (missing0 = "inStake"))) || ((data.loanDebt === undefined) && (missing0 = "loanDebt"))) || ((data.equity === undefined) && (missing0 = "equity"))) || ((data.totalIncome === undefined) && (missing0 = "totalIncome"))) || ((data.todayIncome === undefined) && (missing0 = "todayIncome"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mode !== undefined){
let data0 = data.mode;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate116.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "real") || (data0 === "demo"))){
validate116.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema40.properties.mode.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate116.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "USD")){
validate116.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema40.properties.currency.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available !== undefined){
const _errs5 = errors;
if(!(validate117(data.available, {instancePath:instancePath+"/available",parentData:data,parentDataProperty:"available",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.held !== undefined){
const _errs6 = errors;
if(!(validate117(data.held, {instancePath:instancePath+"/held",parentData:data,parentDataProperty:"held",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inSmart !== undefined){
const _errs7 = errors;
if(!(validate117(data.inSmart, {instancePath:instancePath+"/inSmart",parentData:data,parentDataProperty:"inSmart",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inMargin !== undefined){
const _errs8 = errors;
if(!(validate117(data.inMargin, {instancePath:instancePath+"/inMargin",parentData:data,parentDataProperty:"inMargin",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inStake !== undefined){
const _errs9 = errors;
if(!(validate117(data.inStake, {instancePath:instancePath+"/inStake",parentData:data,parentDataProperty:"inStake",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loanDebt !== undefined){
const _errs10 = errors;
if(!(validate117(data.loanDebt, {instancePath:instancePath+"/loanDebt",parentData:data,parentDataProperty:"loanDebt",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.equity !== undefined){
const _errs11 = errors;
if(!(validate117(data.equity, {instancePath:instancePath+"/equity",parentData:data,parentDataProperty:"equity",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalIncome !== undefined){
const _errs12 = errors;
if(!(validate117(data.totalIncome, {instancePath:instancePath+"/totalIncome",parentData:data,parentDataProperty:"totalIncome",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.todayIncome !== undefined){
const _errs13 = errors;
if(!(validate117(data.todayIncome, {instancePath:instancePath+"/todayIncome",parentData:data,parentDataProperty:"todayIncome",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.real === undefined) && (missing0 = "real")) || ((data.demo === undefined) && (missing0 = "demo"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.real !== undefined){
const _errs1 = errors;
if(!(validate116(data.real, {instancePath:instancePath+"/real",parentData:data,parentDataProperty:"real",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.demo !== undefined){
const _errs2 = errors;
if(!(validate116(data.demo, {instancePath:instancePath+"/demo",parentData:data,parentDataProperty:"demo",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"string","format":"date-time"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.test(data))){
validate130.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate130.errors = vErrors;
return errors === 0;
}

const formats2 = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/;
const formats4 = /^\S*$/;
const pattern0 = new RegExp("^\\d{5,15}$", "u");
const pattern1 = new RegExp("^\\+\\d{1,4}$", "u");
const pattern2 = new RegExp("^[A-Z0-9]{6,8}$", "u");

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.token === undefined) && (missing0 = "token")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.userName === undefined) && (missing0 = "userName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.inviteCode === undefined) && (missing0 = "inviteCode"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.kycStatus === undefined) && (missing0 = "kycStatus"))) || ((data.hasSecurityPassword === undefined) && (missing0 = "hasSecurityPassword"))) || ((data.paymentLocked === undefined) && (missing0 = "paymentLocked"))) || ((data.demoEnabled === undefined) && (missing0 = "demoEnabled"))) || ((data.savingsEnabled === undefined) && (missing0 = "savingsEnabled"))) || ((data.accounts === undefined) && (missing0 = "accounts"))) || ((data.unreadCount === undefined) && (missing0 = "unreadCount"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(!(validate80(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userName !== undefined){
let data2 = data.userName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(data2.length > 64){
validate109.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data2.length < 1){
validate109.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data3 = data.email;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length > 254){
validate109.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(!(formats2.test(data3))){
validate109.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data4 = data.phone;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate109.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\d{5,15}$"}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.areaCode !== undefined){
let data5 = data.areaCode;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate109.errors = [{instancePath:instancePath+"/areaCode",schemaPath:"#/properties/areaCode/pattern",keyword:"pattern",params:{pattern: "^\\+\\d{1,4}$"}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/areaCode",schemaPath:"#/properties/areaCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatarUrl !== undefined){
let data6 = data.avatarUrl;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data6 === "string"){
if(data6.length > 2048){
validate109.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data6))){
validate109.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inviteCode !== undefined){
let data7 = data.inviteCode;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate109.errors = [{instancePath:instancePath+"/inviteCode",schemaPath:"#/properties/inviteCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6,8}$"}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/inviteCode",schemaPath:"#/properties/inviteCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs15 = errors;
if(typeof data8 !== "string"){
validate109.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data8 === "ACTIVE") || (data8 === "FROZEN"))){
validate109.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema36.properties.status.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kycStatus !== undefined){
const _errs17 = errors;
if(!(validate113(data.kycStatus, {instancePath:instancePath+"/kycStatus",parentData:data,parentDataProperty:"kycStatus",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kycFailReason !== undefined){
let data10 = data.kycFailReason;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data10 === "string"){
if(data10.length > 500){
validate109.errors = [{instancePath:instancePath+"/kycFailReason",schemaPath:"#/properties/kycFailReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/kycFailReason",schemaPath:"#/properties/kycFailReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasSecurityPassword !== undefined){
const _errs20 = errors;
if(typeof data.hasSecurityPassword !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/hasSecurityPassword",schemaPath:"#/properties/hasSecurityPassword/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paymentLocked !== undefined){
const _errs22 = errors;
if(typeof data.paymentLocked !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/paymentLocked",schemaPath:"#/properties/paymentLocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.demoEnabled !== undefined){
const _errs24 = errors;
if(typeof data.demoEnabled !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/demoEnabled",schemaPath:"#/properties/demoEnabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.savingsEnabled !== undefined){
const _errs26 = errors;
if(typeof data.savingsEnabled !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/savingsEnabled",schemaPath:"#/properties/savingsEnabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accounts !== undefined){
const _errs28 = errors;
if(!(validate115(data.accounts, {instancePath:instancePath+"/accounts",parentData:data,parentDataProperty:"accounts",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unreadCount !== undefined){
let data16 = data.unreadCount;
const _errs29 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate109.errors = [{instancePath:instancePath+"/unreadCount",schemaPath:"#/properties/unreadCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
validate109.errors = [{instancePath:instancePath+"/unreadCount",schemaPath:"#/properties/unreadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs31 = errors;
if(!(validate130(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate107.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate107.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema35.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate109(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10003","10004","10005","10009"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate136.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "10001") || (data0 === "10002")) || (data0 === "10003")) || (data0 === "10004")) || (data0 === "10005")) || (data0 === "10009"))){
validate136.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema43.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate106.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate106.errors = vErrors;
return errors === 0;
}

export const sendCode_200 = validate142;
const schema44 = {"oneOf":[{"$ref":"SendCodeAnswer"},{"$ref":"SendCodeRefused"}]};
const schema45 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"CodeSent"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema46 = {"type":"object","required":["resendAfter"],"properties":{"resendAfter":{"type":"integer","minimum":0,"maximum":3600}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.resendAfter === undefined) && (missing0 = "resendAfter")){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.resendAfter !== undefined){
let data0 = data.resendAfter;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate145.errors = [{instancePath:instancePath+"/resendAfter",schemaPath:"#/properties/resendAfter/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 3600 || isNaN(data0)){
validate145.errors = [{instancePath:instancePath+"/resendAfter",schemaPath:"#/properties/resendAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate145.errors = [{instancePath:instancePath+"/resendAfter",schemaPath:"#/properties/resendAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate143.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate143.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema45.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate145(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10007","10009"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate150.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "10001") || (data0 === "10002")) || (data0 === "10007")) || (data0 === "10009"))){
validate150.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema47.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate142.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate142.errors = vErrors;
return errors === 0;
}

export const resetUserPwd_200 = validate156;
const schema48 = {"oneOf":[{"$ref":"ResetUserPwdAnswer"},{"$ref":"ResetUserPwdRefused"}]};
const schema49 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate157.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate157.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema49.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate157.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10004","10005","10009","11001"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate162.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "10001") || (data0 === "10002")) || (data0 === "10004")) || (data0 === "10005")) || (data0 === "10009")) || (data0 === "11001"))){
validate162.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema50.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate156.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate156.errors = vErrors;
return errors === 0;
}

export const loginByGoogle_200 = validate168;
const schema51 = {"oneOf":[{"$ref":"LoginByGoogleAnswer"},{"$ref":"LoginByGoogleRefused"}]};
const schema52 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SignedInUser"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate169.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate169.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema52.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate109(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10002","10005","10007"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate175.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "10002") || (data0 === "10005")) || (data0 === "10007"))){
validate175.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema53.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate168.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate168.errors = vErrors;
return errors === 0;
}

export const linkGoogle_200 = validate181;
const schema54 = {"oneOf":[{"$ref":"LinkGoogleAnswer"},{"$ref":"LinkGoogleRefused"}]};
const schema55 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate182.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate182.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema55.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate182.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10002","10007","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate187.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10002")) || (data0 === "10007")) || (data0 === "11006"))){
validate187.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema56.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate181.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate181.errors = vErrors;
return errors === 0;
}

export const linkGoogle_401 = validate193;
const schema57 = {"$ref":"UnauthorizedProblem"};
const schema58 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate194.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate194.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema58.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}

export const logout_200 = validate200;
const schema59 = {"oneOf":[{"$ref":"LogoutAnswer"},{"$ref":"LogoutRefused"}]};
const schema60 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate201.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate201.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema60.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate201.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}

const schema61 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate206.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate206.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema61.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate206(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate200.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate200.errors = vErrors;
return errors === 0;
}

export const logoutAll_200 = validate212;
const schema62 = {"oneOf":[{"$ref":"LogoutAllAnswer"},{"$ref":"LogoutAllRefused"}]};
const schema63 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate213.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate213.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema63.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate213.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}

const schema64 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate218.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate218.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema64.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate212.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate212.errors = vErrors;
return errors === 0;
}

export const listMarketByType_200 = validate224;
const schema65 = {"$ref":"ListMarketByTypeAnswer"};
const schema66 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":2000,"items":{"$ref":"MarketItem"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema67 = {"type":"object","required":["id","code","name","type","price","zdf","hundred","tradable","session","tickSize","priceDecimals","source"],"properties":{"id":{"$ref":"Id"},"code":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","maxLength":120},"type":{"$ref":"MarketType"},"price":{"$ref":"Price"},"zdf":{"type":"number"},"hundred":{"type":"array","maxItems":100,"items":{"$ref":"Price"}},"tradable":{"type":"boolean"},"session":{"$ref":"Session"},"tickSize":{"type":"number","exclusiveMinimum":0},"priceDecimals":{"type":"integer","minimum":0,"maximum":10},"source":{"type":"string","enum":["simulated","live"]}}};
const schema68 = {"type":"integer","enum":[1,2,3,4,5]};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5))){
validate229.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema68.enum}}];
return false;
}
validate229.errors = vErrors;
return errors === 0;
}

const schema69 = {"type":"number","minimum":0};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate231.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":"string","enum":["OPEN","CLOSED","HALTED"]};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "OPEN") || (data === "CLOSED")) || (data === "HALTED"))){
validate234.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema70.enum}}];
return false;
}
validate234.errors = vErrors;
return errors === 0;
}


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.zdf === undefined) && (missing0 = "zdf"))) || ((data.hundred === undefined) && (missing0 = "hundred"))) || ((data.tradable === undefined) && (missing0 = "tradable"))) || ((data.session === undefined) && (missing0 = "session"))) || ((data.tickSize === undefined) && (missing0 = "tickSize"))) || ((data.priceDecimals === undefined) && (missing0 = "priceDecimals"))) || ((data.source === undefined) && (missing0 = "source"))){
validate227.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 64){
validate227.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate227.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate227.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 120){
validate227.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs6 = errors;
if(!(validate229(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
const _errs7 = errors;
if(!(validate231(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zdf !== undefined){
const _errs8 = errors;
if(!(typeof data.zdf == "number")){
validate227.errors = [{instancePath:instancePath+"/zdf",schemaPath:"#/properties/zdf/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hundred !== undefined){
let data6 = data.hundred;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
if(data6.length > 100){
validate227.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate231(data6[i0], {instancePath:instancePath+"/hundred/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate227.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tradable !== undefined){
const _errs13 = errors;
if(typeof data.tradable !== "boolean"){
validate227.errors = [{instancePath:instancePath+"/tradable",schemaPath:"#/properties/tradable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session !== undefined){
const _errs15 = errors;
if(!(validate234(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tickSize !== undefined){
let data10 = data.tickSize;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 == "number"){
if(data10 <= 0 || isNaN(data10)){
validate227.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priceDecimals !== undefined){
let data11 = data.priceDecimals;
const _errs18 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate227.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 > 10 || isNaN(data11)){
validate227.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate227.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data12 = data.source;
const _errs20 = errors;
if(typeof data12 !== "string"){
validate227.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data12 === "simulated") || (data12 === "live"))){
validate227.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema67.properties.source.enum}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate225.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate225.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema66.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 2000){
validate225.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 2000}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate227(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs7 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs8 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
validate224.errors = vErrors;
return errors === 0;
}

export const getMarketInfo_200 = validate240;
const schema71 = {"oneOf":[{"$ref":"GetMarketInfoAnswer"},{"$ref":"GetMarketInfoRefused"}]};
const schema72 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"MarketInfo"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema73 = {"type":"object","required":["id","code","name","type","price","zdf","hundred","tradable","session","tickSize","priceDecimals","source","contractSize","maxLeverage","lotStep","minLots","maxLots","prevClose","high24h","low24h","optionPeriods","termsVersion","disclosure"],"properties":{"id":{"$ref":"Id"},"code":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","maxLength":120},"type":{"$ref":"MarketType"},"price":{"$ref":"Price"},"zdf":{"type":"number"},"hundred":{"type":"array","maxItems":100,"items":{"$ref":"Price"}},"tradable":{"type":"boolean"},"session":{"$ref":"Session"},"tickSize":{"type":"number","exclusiveMinimum":0},"priceDecimals":{"type":"integer","minimum":0,"maximum":10},"source":{"type":"string","enum":["simulated","live"]},"contractSize":{"$ref":"Quantity"},"maxLeverage":{"type":"integer","minimum":1,"maximum":500},"lotStep":{"$ref":"Quantity"},"minLots":{"$ref":"Quantity"},"maxLots":{"$ref":"Quantity"},"prevClose":{"$ref":"Price"},"high24h":{"$ref":"Price"},"low24h":{"$ref":"Price"},"optionPeriods":{"type":"array","maxItems":20,"items":{"$ref":"OptionPeriod"}},"termsVersion":{"type":"string","minLength":1,"maxLength":64},"disclosure":{"type":"string","maxLength":4000}}};
const schema74 = {"type":"string","pattern":"^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"};
const pattern4 = new RegExp("^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$", "u");

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate249.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}

const schema75 = {"type":"object","required":["periodSec","payoutRatio"],"properties":{"periodSec":{"type":"integer","minimum":1,"maximum":86400},"payoutRatio":{"$ref":"Rate"}}};
const schema76 = {"type":"string","pattern":"^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$"};
const pattern5 = new RegExp("^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$", "u");

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate258.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.periodSec === undefined) && (missing0 = "periodSec")) || ((data.payoutRatio === undefined) && (missing0 = "payoutRatio"))){
validate257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.periodSec !== undefined){
let data0 = data.periodSec;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate257.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 86400 || isNaN(data0)){
validate257.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate257.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payoutRatio !== undefined){
const _errs3 = errors;
if(!(validate258(data.payoutRatio, {instancePath:instancePath+"/payoutRatio",parentData:data,parentDataProperty:"payoutRatio",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.zdf === undefined) && (missing0 = "zdf"))) || ((data.hundred === undefined) && (missing0 = "hundred"))) || ((data.tradable === undefined) && (missing0 = "tradable"))) || ((data.session === undefined) && (missing0 = "session"))) || ((data.tickSize === undefined) && (missing0 = "tickSize"))) || ((data.priceDecimals === undefined) && (missing0 = "priceDecimals"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.contractSize === undefined) && (missing0 = "contractSize"))) || ((data.maxLeverage === undefined) && (missing0 = "maxLeverage"))) || ((data.lotStep === undefined) && (missing0 = "lotStep"))) || ((data.minLots === undefined) && (missing0 = "minLots"))) || ((data.maxLots === undefined) && (missing0 = "maxLots"))) || ((data.prevClose === undefined) && (missing0 = "prevClose"))) || ((data.high24h === undefined) && (missing0 = "high24h"))) || ((data.low24h === undefined) && (missing0 = "low24h"))) || ((data.optionPeriods === undefined) && (missing0 = "optionPeriods"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.disclosure === undefined) && (missing0 = "disclosure"))){
validate243.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 64){
validate243.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate243.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 120){
validate243.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate243.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs6 = errors;
if(!(validate229(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
const _errs7 = errors;
if(!(validate231(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zdf !== undefined){
const _errs8 = errors;
if(!(typeof data.zdf == "number")){
validate243.errors = [{instancePath:instancePath+"/zdf",schemaPath:"#/properties/zdf/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hundred !== undefined){
let data6 = data.hundred;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
if(data6.length > 100){
validate243.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate231(data6[i0], {instancePath:instancePath+"/hundred/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tradable !== undefined){
const _errs13 = errors;
if(typeof data.tradable !== "boolean"){
validate243.errors = [{instancePath:instancePath+"/tradable",schemaPath:"#/properties/tradable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session !== undefined){
const _errs15 = errors;
if(!(validate234(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tickSize !== undefined){
let data10 = data.tickSize;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data10 == "number"){
if(data10 <= 0 || isNaN(data10)){
validate243.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate243.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priceDecimals !== undefined){
let data11 = data.priceDecimals;
const _errs18 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate243.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 > 10 || isNaN(data11)){
validate243.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate243.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data12 = data.source;
const _errs20 = errors;
if(typeof data12 !== "string"){
validate243.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data12 === "simulated") || (data12 === "live"))){
validate243.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema73.properties.source.enum}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contractSize !== undefined){
const _errs22 = errors;
if(!(validate249(data.contractSize, {instancePath:instancePath+"/contractSize",parentData:data,parentDataProperty:"contractSize",rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLeverage !== undefined){
let data14 = data.maxLeverage;
const _errs23 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate243.errors = [{instancePath:instancePath+"/maxLeverage",schemaPath:"#/properties/maxLeverage/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if(typeof data14 == "number"){
if(data14 > 500 || isNaN(data14)){
validate243.errors = [{instancePath:instancePath+"/maxLeverage",schemaPath:"#/properties/maxLeverage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data14 < 1 || isNaN(data14)){
validate243.errors = [{instancePath:instancePath+"/maxLeverage",schemaPath:"#/properties/maxLeverage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lotStep !== undefined){
const _errs25 = errors;
if(!(validate249(data.lotStep, {instancePath:instancePath+"/lotStep",parentData:data,parentDataProperty:"lotStep",rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minLots !== undefined){
const _errs26 = errors;
if(!(validate249(data.minLots, {instancePath:instancePath+"/minLots",parentData:data,parentDataProperty:"minLots",rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLots !== undefined){
const _errs27 = errors;
if(!(validate249(data.maxLots, {instancePath:instancePath+"/maxLots",parentData:data,parentDataProperty:"maxLots",rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prevClose !== undefined){
const _errs28 = errors;
if(!(validate231(data.prevClose, {instancePath:instancePath+"/prevClose",parentData:data,parentDataProperty:"prevClose",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.high24h !== undefined){
const _errs29 = errors;
if(!(validate231(data.high24h, {instancePath:instancePath+"/high24h",parentData:data,parentDataProperty:"high24h",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.low24h !== undefined){
const _errs30 = errors;
if(!(validate231(data.low24h, {instancePath:instancePath+"/low24h",parentData:data,parentDataProperty:"low24h",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optionPeriods !== undefined){
let data21 = data.optionPeriods;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data21)){
if(data21.length > 20){
validate243.errors = [{instancePath:instancePath+"/optionPeriods",schemaPath:"#/properties/optionPeriods/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid2 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs33 = errors;
if(!(validate257(data21[i1], {instancePath:instancePath+"/optionPeriods/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
var valid2 = _errs33 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/optionPeriods",schemaPath:"#/properties/optionPeriods/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termsVersion !== undefined){
let data23 = data.termsVersion;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data23 === "string"){
if(data23.length > 64){
validate243.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data23.length < 1){
validate243.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disclosure !== undefined){
let data24 = data.disclosure;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data24 === "string"){
if(data24.length > 4000){
validate243.errors = [{instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
}
else {
validate243.errors = [{instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate241.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate241.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema72.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate243(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10015"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate265.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "10015")){
validate265.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema77.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}


function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate265(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate240.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate240.errors = vErrors;
return errors === 0;
}

export const getMarketInfo_404 = validate271;
const schema78 = {"$ref":"NotFoundProblem"};
const schema79 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["404"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate272.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "404")){
validate272.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema79.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate272(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
validate271.errors = vErrors;
return errors === 0;
}

export const getKValueByCodeAndDate_200 = validate278;
const schema80 = {"oneOf":[{"$ref":"GetKValueByCodeAndDateAnswer"},{"$ref":"GetKValueByCodeAndDateRefused"}]};
const schema81 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":500,"items":{"$ref":"Candle"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema82 = {"type":"object","required":["t","o","h","l","c","v"],"properties":{"t":{"type":"integer","minimum":0},"o":{"$ref":"Price"},"h":{"$ref":"Price"},"l":{"$ref":"Price"},"c":{"$ref":"Price"},"v":{"type":"number","minimum":0}}};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.t === undefined) && (missing0 = "t")) || ((data.o === undefined) && (missing0 = "o"))) || ((data.h === undefined) && (missing0 = "h"))) || ((data.l === undefined) && (missing0 = "l"))) || ((data.c === undefined) && (missing0 = "c"))) || ((data.v === undefined) && (missing0 = "v"))){
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.t !== undefined){
let data0 = data.t;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate281.errors = [{instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate281.errors = [{instancePath:instancePath+"/t",schemaPath:"#/properties/t/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.o !== undefined){
const _errs3 = errors;
if(!(validate231(data.o, {instancePath:instancePath+"/o",parentData:data,parentDataProperty:"o",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.h !== undefined){
const _errs4 = errors;
if(!(validate231(data.h, {instancePath:instancePath+"/h",parentData:data,parentDataProperty:"h",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.l !== undefined){
const _errs5 = errors;
if(!(validate231(data.l, {instancePath:instancePath+"/l",parentData:data,parentDataProperty:"l",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.c !== undefined){
const _errs6 = errors;
if(!(validate231(data.c, {instancePath:instancePath+"/c",parentData:data,parentDataProperty:"c",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v !== undefined){
let data5 = data.v;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate281.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate281.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}


function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate279.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate279.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate279.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema81.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 500){
validate279.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate281(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs7 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs8 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}

const schema83 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10015"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate290.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "10015")){
validate290.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema83.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate290(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate278.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate278.errors = vErrors;
return errors === 0;
}

export const getParamByKey_200 = validate296;
const schema84 = {"oneOf":[{"$ref":"GetParamByKeyAnswer"},{"$ref":"GetParamByKeyRefused"}]};
const schema85 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"ParamEntry"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema86 = {"type":"object","required":["key","value","updatedAt"],"properties":{"key":{"type":"string","pattern":"^[a-zA-Z.]{1,64}$"},"value":{},"updatedAt":{"$ref":"Timestamp"}}};
const pattern6 = new RegExp("^[a-zA-Z.]{1,64}$", "u");

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate299.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z.]{1,64}$"}}];
return false;
}
}
else {
validate299.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs3 = errors;
if(!(validate130(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate297.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate297.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema85.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate299(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10018"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate305.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "10018")){
validate305.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema87.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate305(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate296.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate296.errors = vErrors;
return errors === 0;
}

export const listContents_200 = validate311;
const schema88 = {"$ref":"ListContentsAnswer"};
const schema89 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":500,"items":{"$ref":"ContentItem"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema90 = {"type":"object","required":["id","title","type"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":200},"type":{"$ref":"ContentType"}}};
const schema91 = {"type":"integer","enum":[1,2,3]};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((data === 1) || (data === 2)) || (data === 3))){
validate316.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema91.enum}}];
return false;
}
validate316.errors = vErrors;
return errors === 0;
}


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))){
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 200){
validate314.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate314.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs4 = errors;
if(!(validate316(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate312.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate312.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema89.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 500){
validate312.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate314(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs7 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs8 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
validate311.errors = vErrors;
return errors === 0;
}

export const getContentsById_200 = validate322;
const schema92 = {"oneOf":[{"$ref":"GetContentsByIdAnswer"},{"$ref":"GetContentsByIdRefused"}]};
const schema93 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Content"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema94 = {"type":"object","required":["id","title","type","body","updatedAt"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":200},"type":{"$ref":"ContentType"},"body":{"type":"string","maxLength":100000},"updatedAt":{"$ref":"Timestamp"}}};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 200){
validate325.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate325.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs4 = errors;
if(!(validate316(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data3 = data.body;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length > 100000){
validate325.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate325.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs7 = errors;
if(!(validate130(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate323.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate323.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema93.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate325(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}

const schema95 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate333.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate333.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11020")){
validate333.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema95.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate323(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate333(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate322.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate322.errors = vErrors;
return errors === 0;
}

export const listSmartProduct_200 = validate339;
const schema96 = {"$ref":"ListSmartProductAnswer"};
const schema97 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartProductPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema98 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"SmartProduct"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema99 = {"type":"object","required":["id","name","marketType","cycles","minAmount","maxAmount","earlyExitPenaltyRate","termsVersion","status"],"properties":{"id":{"$ref":"Id"},"name":{"type":"string","maxLength":120},"marketType":{"$ref":"MarketType"},"cycles":{"type":"array","maxItems":20,"items":{"$ref":"SmartCycle"}},"minAmount":{"$ref":"Usd"},"maxAmount":{"$ref":"Usd"},"earlyExitPenaltyRate":{"$ref":"Rate"},"termsVersion":{"type":"string","minLength":1,"maxLength":64},"status":{"type":"string","enum":["ON","OFF","SOLD_OUT"]}}};
const schema100 = {"type":"object","required":["days","dailyRate"],"properties":{"days":{"type":"integer","minimum":1,"maximum":3650},"dailyRate":{"$ref":"Rate"}}};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.days === undefined) && (missing0 = "days")) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))){
validate346.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.days !== undefined){
let data0 = data.days;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate346.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 3650 || isNaN(data0)){
validate346.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate346.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyRate !== undefined){
const _errs3 = errors;
if(!(validate258(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}


function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.marketType === undefined) && (missing0 = "marketType"))) || ((data.cycles === undefined) && (missing0 = "cycles"))) || ((data.minAmount === undefined) && (missing0 = "minAmount"))) || ((data.maxAmount === undefined) && (missing0 = "maxAmount"))) || ((data.earlyExitPenaltyRate === undefined) && (missing0 = "earlyExitPenaltyRate"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.status === undefined) && (missing0 = "status"))){
validate343.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 120){
validate343.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate343.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marketType !== undefined){
const _errs4 = errors;
if(!(validate229(data.marketType, {instancePath:instancePath+"/marketType",parentData:data,parentDataProperty:"marketType",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cycles !== undefined){
let data3 = data.cycles;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 20){
validate343.errors = [{instancePath:instancePath+"/cycles",schemaPath:"#/properties/cycles/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate346(data3[i0], {instancePath:instancePath+"/cycles/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate343.errors = [{instancePath:instancePath+"/cycles",schemaPath:"#/properties/cycles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minAmount !== undefined){
const _errs8 = errors;
if(!(validate117(data.minAmount, {instancePath:instancePath+"/minAmount",parentData:data,parentDataProperty:"minAmount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxAmount !== undefined){
const _errs9 = errors;
if(!(validate117(data.maxAmount, {instancePath:instancePath+"/maxAmount",parentData:data,parentDataProperty:"maxAmount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.earlyExitPenaltyRate !== undefined){
const _errs10 = errors;
if(!(validate258(data.earlyExitPenaltyRate, {instancePath:instancePath+"/earlyExitPenaltyRate",parentData:data,parentDataProperty:"earlyExitPenaltyRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termsVersion !== undefined){
let data8 = data.termsVersion;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data8 === "string"){
if(data8.length > 64){
validate343.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data8.length < 1){
validate343.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate343.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs13 = errors;
if(typeof data9 !== "string"){
validate343.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "ON") || (data9 === "OFF")) || (data9 === "SOLD_OUT"))){
validate343.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema99.properties.status.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate343.errors = vErrors;
return errors === 0;
}


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate342.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate343(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate342.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate342.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate342.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate342.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate342.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate342.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate342.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate342.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate340.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate340.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema97.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate342(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate340(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
validate339.errors = vErrors;
return errors === 0;
}

export const listNft_200 = validate357;
const schema101 = {"$ref":"ListNftAnswer"};
const schema102 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"NftPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema103 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Nft"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema104 = {"type":"object","required":["id","title","imageUrl","creator","chain","address","currentBid","minNextBid","endsAt","remainingTime","bidCount","cumulativeDonation","charity","status"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":120},"imageUrl":{"type":"string","format":"uri-reference","maxLength":2048},"creator":{"type":"string","maxLength":120},"chain":{"type":"string","maxLength":64},"address":{"type":"string","maxLength":128},"currentBid":{"$ref":"Usd"},"minNextBid":{"$ref":"Usd"},"buyNowPrice":{"$ref":"Usd"},"endsAt":{"$ref":"Timestamp"},"remainingTime":{"type":"integer","minimum":0},"bidCount":{"type":"integer","minimum":0},"cumulativeDonation":{"$ref":"Usd"},"charity":{"$ref":"Charity"},"status":{"type":"string","enum":["DRAFT","LIVE","SOLD","ENDED","WITHDRAWN"]}}};
const schema105 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":120},"registrationNo":{"type":"string","maxLength":64},"url":{"type":"string","format":"uri","maxLength":2048}}};
const formats10 = /^[a-z][a-z\d+.-]*:\S+$/i;

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 120){
validate368.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registrationNo !== undefined){
let data1 = data.registrationNo;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 64){
validate368.errors = [{instancePath:instancePath+"/registrationNo",schemaPath:"#/properties/registrationNo/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/registrationNo",schemaPath:"#/properties/registrationNo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data2 = data.url;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 2048){
validate368.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats10.test(data2))){
validate368.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
else {
validate368.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate368.errors = vErrors;
return errors === 0;
}


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.imageUrl === undefined) && (missing0 = "imageUrl"))) || ((data.creator === undefined) && (missing0 = "creator"))) || ((data.chain === undefined) && (missing0 = "chain"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.currentBid === undefined) && (missing0 = "currentBid"))) || ((data.minNextBid === undefined) && (missing0 = "minNextBid"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.remainingTime === undefined) && (missing0 = "remainingTime"))) || ((data.bidCount === undefined) && (missing0 = "bidCount"))) || ((data.cumulativeDonation === undefined) && (missing0 = "cumulativeDonation"))) || ((data.charity === undefined) && (missing0 = "charity"))) || ((data.status === undefined) && (missing0 = "status"))){
validate361.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 120){
validate361.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate361.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageUrl !== undefined){
let data2 = data.imageUrl;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 2048){
validate361.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data2))){
validate361.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate361.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator !== undefined){
let data3 = data.creator;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 120){
validate361.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate361.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chain !== undefined){
let data4 = data.chain;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 64){
validate361.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate361.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data5 = data.address;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 128){
validate361.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate361.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentBid !== undefined){
const _errs12 = errors;
if(!(validate117(data.currentBid, {instancePath:instancePath+"/currentBid",parentData:data,parentDataProperty:"currentBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minNextBid !== undefined){
const _errs13 = errors;
if(!(validate117(data.minNextBid, {instancePath:instancePath+"/minNextBid",parentData:data,parentDataProperty:"minNextBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buyNowPrice !== undefined){
const _errs14 = errors;
if(!(validate117(data.buyNowPrice, {instancePath:instancePath+"/buyNowPrice",parentData:data,parentDataProperty:"buyNowPrice",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsAt !== undefined){
const _errs15 = errors;
if(!(validate130(data.endsAt, {instancePath:instancePath+"/endsAt",parentData:data,parentDataProperty:"endsAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remainingTime !== undefined){
let data10 = data.remainingTime;
const _errs16 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate361.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate361.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bidCount !== undefined){
let data11 = data.bidCount;
const _errs18 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate361.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate361.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cumulativeDonation !== undefined){
const _errs20 = errors;
if(!(validate117(data.cumulativeDonation, {instancePath:instancePath+"/cumulativeDonation",parentData:data,parentDataProperty:"cumulativeDonation",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.charity !== undefined){
const _errs21 = errors;
if(!(validate368(data.charity, {instancePath:instancePath+"/charity",parentData:data,parentDataProperty:"charity",rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data14 = data.status;
const _errs22 = errors;
if(typeof data14 !== "string"){
validate361.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data14 === "DRAFT") || (data14 === "LIVE")) || (data14 === "SOLD")) || (data14 === "ENDED")) || (data14 === "WITHDRAWN"))){
validate361.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema104.properties.status.enum}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate361.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate361.errors = vErrors;
return errors === 0;
}


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate360.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate360.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate361(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate360.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate360.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate360.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate360.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate360.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate360.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate360.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate360.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate360.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}


function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate358.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate358.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema102.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate360(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate358(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
validate357.errors = vErrors;
return errors === 0;
}

export const listNftBid_200 = validate375;
const schema106 = {"oneOf":[{"$ref":"ListNftBidAnswer"},{"$ref":"ListNftBidRefused"}]};
const schema107 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"NftBidPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema108 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"NftBid"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema109 = {"type":"object","required":["maskedName","amount","at"],"properties":{"maskedName":{"type":"string","maxLength":64},"amount":{"$ref":"Usd"},"at":{"$ref":"Timestamp"}}};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.maskedName === undefined) && (missing0 = "maskedName")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.at === undefined) && (missing0 = "at"))){
validate379.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.maskedName !== undefined){
let data0 = data.maskedName;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64){
validate379.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs3 = errors;
if(!(validate117(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate130(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}


function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate378.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate379(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate378.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate378.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate378.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate378.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate378.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate378.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate378.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate378.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate378.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate378.errors = vErrors;
return errors === 0;
}


function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate376.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate376.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate376.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema107.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate378(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate376.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate376.errors = vErrors;
return errors === 0;
}

const schema110 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate387.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate387.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "10020")){
validate387.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema110.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate387.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate376(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate387(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate375.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate375.errors = vErrors;
return errors === 0;
}

export const getUserInfo_200 = validate393;
const schema111 = {"oneOf":[{"$ref":"GetUserInfoAnswer"},{"$ref":"GetUserInfoRefused"}]};
const schema112 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"UserInfo"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema113 = {"type":"object","required":["id","userName","email","inviteCode","status","kycStatus","hasSecurityPassword","paymentLocked","demoEnabled","savingsEnabled","accounts","unreadCount","createdAt"],"properties":{"id":{"$ref":"Id"},"userName":{"type":"string","minLength":1,"maxLength":64},"email":{"type":"string","format":"email","maxLength":254},"phone":{"type":"string","pattern":"^\\d{5,15}$"},"areaCode":{"type":"string","pattern":"^\\+\\d{1,4}$"},"avatarUrl":{"type":"string","format":"uri-reference","maxLength":2048},"inviteCode":{"type":"string","pattern":"^[A-Z0-9]{6,8}$"},"status":{"type":"string","enum":["ACTIVE","FROZEN"]},"kycStatus":{"$ref":"KycStatus"},"kycFailReason":{"type":"string","maxLength":500},"hasSecurityPassword":{"type":"boolean"},"paymentLocked":{"type":"boolean"},"demoEnabled":{"type":"boolean"},"savingsEnabled":{"type":"boolean"},"accounts":{"$ref":"Accounts"},"unreadCount":{"type":"integer","minimum":0},"createdAt":{"$ref":"Timestamp"}}};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.userName === undefined) && (missing0 = "userName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.inviteCode === undefined) && (missing0 = "inviteCode"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.kycStatus === undefined) && (missing0 = "kycStatus"))) || ((data.hasSecurityPassword === undefined) && (missing0 = "hasSecurityPassword"))) || ((data.paymentLocked === undefined) && (missing0 = "paymentLocked"))) || ((data.demoEnabled === undefined) && (missing0 = "demoEnabled"))) || ((data.savingsEnabled === undefined) && (missing0 = "savingsEnabled"))) || ((data.accounts === undefined) && (missing0 = "accounts"))) || ((data.unreadCount === undefined) && (missing0 = "unreadCount"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate396.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userName !== undefined){
let data1 = data.userName;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 64){
validate396.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate396.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate396.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 254){
validate396.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(!(formats2.test(data2))){
validate396.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
else {
validate396.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data3 = data.phone;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate396.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\d{5,15}$"}}];
return false;
}
}
else {
validate396.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.areaCode !== undefined){
let data4 = data.areaCode;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate396.errors = [{instancePath:instancePath+"/areaCode",schemaPath:"#/properties/areaCode/pattern",keyword:"pattern",params:{pattern: "^\\+\\d{1,4}$"}}];
return false;
}
}
else {
validate396.errors = [{instancePath:instancePath+"/areaCode",schemaPath:"#/properties/areaCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatarUrl !== undefined){
let data5 = data.avatarUrl;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 2048){
validate396.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data5))){
validate396.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate396.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inviteCode !== undefined){
let data6 = data.inviteCode;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
validate396.errors = [{instancePath:instancePath+"/inviteCode",schemaPath:"#/properties/inviteCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6,8}$"}}];
return false;
}
}
else {
validate396.errors = [{instancePath:instancePath+"/inviteCode",schemaPath:"#/properties/inviteCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs14 = errors;
if(typeof data7 !== "string"){
validate396.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "ACTIVE") || (data7 === "FROZEN"))){
validate396.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema113.properties.status.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kycStatus !== undefined){
const _errs16 = errors;
if(!(validate113(data.kycStatus, {instancePath:instancePath+"/kycStatus",parentData:data,parentDataProperty:"kycStatus",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kycFailReason !== undefined){
let data9 = data.kycFailReason;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data9 === "string"){
if(data9.length > 500){
validate396.errors = [{instancePath:instancePath+"/kycFailReason",schemaPath:"#/properties/kycFailReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate396.errors = [{instancePath:instancePath+"/kycFailReason",schemaPath:"#/properties/kycFailReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasSecurityPassword !== undefined){
const _errs19 = errors;
if(typeof data.hasSecurityPassword !== "boolean"){
validate396.errors = [{instancePath:instancePath+"/hasSecurityPassword",schemaPath:"#/properties/hasSecurityPassword/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paymentLocked !== undefined){
const _errs21 = errors;
if(typeof data.paymentLocked !== "boolean"){
validate396.errors = [{instancePath:instancePath+"/paymentLocked",schemaPath:"#/properties/paymentLocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.demoEnabled !== undefined){
const _errs23 = errors;
if(typeof data.demoEnabled !== "boolean"){
validate396.errors = [{instancePath:instancePath+"/demoEnabled",schemaPath:"#/properties/demoEnabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.savingsEnabled !== undefined){
const _errs25 = errors;
if(typeof data.savingsEnabled !== "boolean"){
validate396.errors = [{instancePath:instancePath+"/savingsEnabled",schemaPath:"#/properties/savingsEnabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accounts !== undefined){
const _errs27 = errors;
if(!(validate115(data.accounts, {instancePath:instancePath+"/accounts",parentData:data,parentDataProperty:"accounts",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unreadCount !== undefined){
let data15 = data.unreadCount;
const _errs28 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate396.errors = [{instancePath:instancePath+"/unreadCount",schemaPath:"#/properties/unreadCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
validate396.errors = [{instancePath:instancePath+"/unreadCount",schemaPath:"#/properties/unreadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs30 = errors;
if(!(validate130(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate396.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate396.errors = vErrors;
return errors === 0;
}


function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate394.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate394.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate394.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema112.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate396(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate394.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate394.errors = vErrors;
return errors === 0;
}

const schema114 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10009"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate405.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate405.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "10009"))){
validate405.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema114.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate405.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate405.errors = vErrors;
return errors === 0;
}


function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate394(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate405(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate393.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate393.errors = vErrors;
return errors === 0;
}

export const updateProfile_200 = validate411;
const schema115 = {"oneOf":[{"$ref":"UpdateProfileAnswer"},{"$ref":"UpdateProfileRefused"}]};
const schema116 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate412.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate412.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate412.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema116.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate412.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate412.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate412.errors = vErrors;
return errors === 0;
}

const schema117 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10018","11006","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate417.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate417.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10018")) || (data0 === "11006")) || (data0 === "11020"))){
validate417.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema117.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate417.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate417.errors = vErrors;
return errors === 0;
}


function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate412(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate417(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate411.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate411.errors = vErrors;
return errors === 0;
}

export const repassword_200 = validate423;
const schema118 = {"oneOf":[{"$ref":"RepasswordAnswer"},{"$ref":"RepasswordRefused"}]};
const schema119 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate424.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate424.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate424.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema119.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate424.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate424.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate424.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10004","10008","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate429.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate429.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10004")) || (data0 === "10008")) || (data0 === "11006"))){
validate429.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema120.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate429.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate429.errors = vErrors;
return errors === 0;
}


function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate424(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate429(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate423.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate423.errors = vErrors;
return errors === 0;
}

export const listSession_200 = validate435;
const schema121 = {"oneOf":[{"$ref":"ListSessionAnswer"},{"$ref":"ListSessionRefused"}]};
const schema122 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SessionInfoPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema123 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"SessionInfo"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema124 = {"type":"object","required":["id","at","device","current"],"properties":{"id":{"$ref":"Id"},"at":{"$ref":"Timestamp"},"device":{"type":"string","maxLength":200},"current":{"type":"boolean"}}};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.device === undefined) && (missing0 = "device"))) || ((data.current === undefined) && (missing0 = "current"))){
validate439.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs2 = errors;
if(!(validate130(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.device !== undefined){
let data2 = data.device;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(data2.length > 200){
validate439.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate439.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current !== undefined){
const _errs5 = errors;
if(typeof data.current !== "boolean"){
validate439.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate439.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate439.errors = vErrors;
return errors === 0;
}


function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate438.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate439(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate438.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate438.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate438.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate438.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate438.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate438.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate438.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate438.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate438.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate438.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}


function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate436.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate436.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate436.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema122.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate438(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate436.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate436.errors = vErrors;
return errors === 0;
}

const schema125 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate447.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate447.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate447.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema125.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}


function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate436(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate447(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate435.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate435.errors = vErrors;
return errors === 0;
}

export const closeAccount_200 = validate453;
const schema126 = {"oneOf":[{"$ref":"CloseAccountAnswer"},{"$ref":"CloseAccountRefused"}]};
const schema127 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate454.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate454.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate454.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema127.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate454.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate454.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate454.errors = vErrors;
return errors === 0;
}

const schema128 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10004","10008","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate459.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate459.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10004")) || (data0 === "10008")) || (data0 === "11006"))){
validate459.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema128.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate459.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate459.errors = vErrors;
return errors === 0;
}


function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate454(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate454.errors : vErrors.concat(validate454.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate459(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate453.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate453.errors = vErrors;
return errors === 0;
}

export const identification_200 = validate465;
const schema129 = {"oneOf":[{"$ref":"IdentificationAnswer"},{"$ref":"IdentificationRefused"}]};
const schema130 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20001"]},"msg":{"$ref":"Message"},"result":{"$ref":"KycReceipt"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema131 = {"type":"object","required":["status","submittedAt","reviewDueAt","history"],"properties":{"status":{"$ref":"KycStatus"},"submittedAt":{"$ref":"Timestamp"},"reviewDueAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};
const schema132 = {"type":"object","required":["status","at"],"properties":{"status":{"type":"string","pattern":"^[A-Z_]{1,40}$"},"at":{"$ref":"Timestamp"},"reason":{"type":"string","maxLength":500}}};
const pattern10 = new RegExp("^[A-Z_]{1,40}$", "u");

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.at === undefined) && (missing0 = "at"))){
validate472.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate472.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^[A-Z_]{1,40}$"}}];
return false;
}
}
else {
validate472.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs3 = errors;
if(!(validate130(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 500){
validate472.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate472.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate472.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate472.errors = vErrors;
return errors === 0;
}


function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.reviewDueAt === undefined) && (missing0 = "reviewDueAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate468.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs1 = errors;
if(!(validate113(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined){
const _errs2 = errors;
if(!(validate130(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewDueAt !== undefined){
const _errs3 = errors;
if(!(validate130(data.reviewDueAt, {instancePath:instancePath+"/reviewDueAt",parentData:data,parentDataProperty:"reviewDueAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data3 = data.history;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data3)){
if(data3.length > 100){
validate468.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate472(data3[i0], {instancePath:instancePath+"/history/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate468.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate468.errors = vErrors;
return errors === 0;
}


function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate466.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate466.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20001")){
validate466.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema130.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate468(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate466.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate466.errors = vErrors;
return errors === 0;
}

const schema133 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10018","10019","11006","11016"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate479.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate479.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "401") || (data0 === "10008")) || (data0 === "10018")) || (data0 === "10019")) || (data0 === "11006")) || (data0 === "11016"))){
validate479.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema133.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate479.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate479.errors = vErrors;
return errors === 0;
}


function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate466(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate479(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate465.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate465.errors = vErrors;
return errors === 0;
}

export const getKyc_200 = validate485;
const schema134 = {"oneOf":[{"$ref":"GetKycAnswer"},{"$ref":"GetKycRefused"}]};
const schema135 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"KycState"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema136 = {"type":"object","required":["status","delayed","history"],"properties":{"status":{"$ref":"KycStatus"},"submittedAt":{"$ref":"Timestamp"},"reviewDueAt":{"$ref":"Timestamp"},"delayed":{"type":"boolean"},"failReason":{"type":"string","maxLength":500},"reviewedAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.delayed === undefined) && (missing0 = "delayed"))) || ((data.history === undefined) && (missing0 = "history"))){
validate488.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs1 = errors;
if(!(validate113(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined){
const _errs2 = errors;
if(!(validate130(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewDueAt !== undefined){
const _errs3 = errors;
if(!(validate130(data.reviewDueAt, {instancePath:instancePath+"/reviewDueAt",parentData:data,parentDataProperty:"reviewDueAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delayed !== undefined){
const _errs4 = errors;
if(typeof data.delayed !== "boolean"){
validate488.errors = [{instancePath:instancePath+"/delayed",schemaPath:"#/properties/delayed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failReason !== undefined){
let data4 = data.failReason;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(data4.length > 500){
validate488.errors = [{instancePath:instancePath+"/failReason",schemaPath:"#/properties/failReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate488.errors = [{instancePath:instancePath+"/failReason",schemaPath:"#/properties/failReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewedAt !== undefined){
const _errs8 = errors;
if(!(validate130(data.reviewedAt, {instancePath:instancePath+"/reviewedAt",parentData:data,parentDataProperty:"reviewedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data6 = data.history;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data6)){
if(data6.length > 100){
validate488.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate472(data6[i0], {instancePath:instancePath+"/history/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate488.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate488.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate488.errors = vErrors;
return errors === 0;
}


function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate486.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate486.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate486.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema135.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate488(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate486.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate486.errors = vErrors;
return errors === 0;
}

const schema137 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate498.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate498.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate498.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema137.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate498.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate498.errors = vErrors;
return errors === 0;
}


function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate486(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate498(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate485.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate485.errors = vErrors;
return errors === 0;
}

export const upload_200 = validate504;
const schema138 = {"oneOf":[{"$ref":"UploadAnswer"},{"$ref":"UploadRefused"}]};
const schema139 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"UploadedFile"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema140 = {"type":"object","required":["fileId","mime","bytes","sha256"],"properties":{"fileId":{"$ref":"Id"},"mime":{"type":"string","enum":["image/jpeg","image/jp2","image/png"]},"bytes":{"type":"integer","minimum":1,"maximum":2097152},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}};
const pattern11 = new RegExp("^[0-9a-f]{64}$", "u");

function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.fileId === undefined) && (missing0 = "fileId")) || ((data.mime === undefined) && (missing0 = "mime"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate507.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.fileId !== undefined){
const _errs1 = errors;
if(!(validate111(data.fileId, {instancePath:instancePath+"/fileId",parentData:data,parentDataProperty:"fileId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mime !== undefined){
let data1 = data.mime;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate507.errors = [{instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "image/jpeg") || (data1 === "image/jp2")) || (data1 === "image/png"))){
validate507.errors = [{instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/enum",keyword:"enum",params:{allowedValues: schema140.properties.mime.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data2 = data.bytes;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate507.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 2097152 || isNaN(data2)){
validate507.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2097152}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate507.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data3 = data.sha256;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(!pattern11.test(data3)){
validate507.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate507.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate507.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate507.errors = vErrors;
return errors === 0;
}


function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate505.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate505.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate505.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema139.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate507(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate505.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate505.errors = vErrors;
return errors === 0;
}

const schema141 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate513.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate513.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11006"))){
validate513.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema141.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate513.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate513.errors = vErrors;
return errors === 0;
}


function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate505(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate513(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate504.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate504.errors = vErrors;
return errors === 0;
}

export const upload_413 = validate519;
const schema142 = {"$ref":"ImageTooLargeProblem"};
const schema143 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11012","413"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate520.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate520.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "11012") || (data0 === "413"))){
validate520.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema143.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate520.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate520.errors = vErrors;
return errors === 0;
}


function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate520(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
validate519.errors = vErrors;
return errors === 0;
}

export const upload_415 = validate526;
const schema144 = {"$ref":"ImageFormatWrongProblem"};
const schema145 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11011","415"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate527.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate527.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "11011") || (data0 === "415"))){
validate527.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema145.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate527.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate527.errors = vErrors;
return errors === 0;
}


function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate527(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
errors = vErrors.length;
}
validate526.errors = vErrors;
return errors === 0;
}

export const listNotification_200 = validate533;
const schema146 = {"oneOf":[{"$ref":"ListNotificationAnswer"},{"$ref":"ListNotificationRefused"}]};
const schema147 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"NotificationPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema148 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Notification"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema149 = {"type":"object","required":["id","kind","titleKey","params","read","createdAt"],"properties":{"id":{"$ref":"Id"},"kind":{"type":"string","pattern":"^[A-Z_]{1,40}$"},"titleKey":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9.]{0,119}$"},"params":{"type":"object","additionalProperties":{"type":"string","maxLength":200}},"orderNo":{"$ref":"OrderNo"},"read":{"type":"boolean"},"createdAt":{"$ref":"Timestamp"}}};
const schema150 = {"type":"string","pattern":"^[A-Z]{2}\\d{18}$"};
const pattern14 = new RegExp("^[A-Z]{2}\\d{18}$", "u");

function validate539(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
validate539.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}\\d{18}$"}}];
return false;
}
}
else {
validate539.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate539.errors = vErrors;
return errors === 0;
}

const pattern13 = new RegExp("^[A-Za-z][A-Za-z0-9.]{0,119}$", "u");

function validate537(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.titleKey === undefined) && (missing0 = "titleKey"))) || ((data.params === undefined) && (missing0 = "params"))) || ((data.read === undefined) && (missing0 = "read"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate537.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate537.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/pattern",keyword:"pattern",params:{pattern: "^[A-Z_]{1,40}$"}}];
return false;
}
}
else {
validate537.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titleKey !== undefined){
let data2 = data.titleKey;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
validate537.errors = [{instancePath:instancePath+"/titleKey",schemaPath:"#/properties/titleKey/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9.]{0,119}$"}}];
return false;
}
}
else {
validate537.errors = [{instancePath:instancePath+"/titleKey",schemaPath:"#/properties/titleKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data3 = data.params;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 200){
validate537.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate537.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate537.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.orderNo !== undefined){
const _errs11 = errors;
if(!(validate539(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read !== undefined){
const _errs12 = errors;
if(typeof data.read !== "boolean"){
validate537.errors = [{instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs14 = errors;
if(!(validate130(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate537.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate537.errors = vErrors;
return errors === 0;
}


function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate536.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate536.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate537(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate537.errors : vErrors.concat(validate537.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate536.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate536.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate536.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate536.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate536.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate536.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate536.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate536.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate536.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate536.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate536.errors = vErrors;
return errors === 0;
}


function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate534.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate534.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate534.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema147.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate536(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate534.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate534.errors = vErrors;
return errors === 0;
}

const schema151 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate547.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate547.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate547.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema151.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate547.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate547.errors = vErrors;
return errors === 0;
}


function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate534(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate547(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate533.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate533.errors = vErrors;
return errors === 0;
}

export const readNotification_200 = validate553;
const schema152 = {"oneOf":[{"$ref":"ReadNotificationAnswer"},{"$ref":"ReadNotificationRefused"}]};
const schema153 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate554.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate554.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate554.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema153.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate554.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate554.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate554.errors = vErrors;
return errors === 0;
}

const schema154 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate559.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate559.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "11006")) || (data0 === "11020"))){
validate559.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema154.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate559.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate559.errors = vErrors;
return errors === 0;
}


function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate554(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate559(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate553.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate553.errors = vErrors;
return errors === 0;
}

export const getPaymentLock_200 = validate565;
const schema155 = {"oneOf":[{"$ref":"GetPaymentLockAnswer"},{"$ref":"GetPaymentLockRefused"}]};
const schema156 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"PaymentLock"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema157 = {"type":"object","required":["locked","reason","until","contactUrl","hasPassword","attemptsLeft"],"properties":{"locked":{"type":"boolean"},"reason":{"type":["string","null"],"enum":["WRONG_PASSWORD","OPERATOR","PASSWORD_RESET",null]},"until":{"type":["string","null"],"format":"date-time"},"contactUrl":{"type":"string","format":"uri-reference","maxLength":2048},"hasPassword":{"type":"boolean"},"attemptsLeft":{"type":"integer","minimum":0,"maximum":5}}};

function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.locked === undefined) && (missing0 = "locked")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.until === undefined) && (missing0 = "until"))) || ((data.contactUrl === undefined) && (missing0 = "contactUrl"))) || ((data.hasPassword === undefined) && (missing0 = "hasPassword"))) || ((data.attemptsLeft === undefined) && (missing0 = "attemptsLeft"))){
validate568.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.locked !== undefined){
const _errs1 = errors;
if(typeof data.locked !== "boolean"){
validate568.errors = [{instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate568.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema157.properties.reason.type}}];
return false;
}
if(!((((data1 === "WRONG_PASSWORD") || (data1 === "OPERATOR")) || (data1 === "PASSWORD_RESET")) || (data1 === null))){
validate568.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema157.properties.reason.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
let data2 = data.until;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate568.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: schema157.properties.until.type}}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
validate568.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contactUrl !== undefined){
let data3 = data.contactUrl;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 2048){
validate568.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data3))){
validate568.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate568.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasPassword !== undefined){
const _errs9 = errors;
if(typeof data.hasPassword !== "boolean"){
validate568.errors = [{instancePath:instancePath+"/hasPassword",schemaPath:"#/properties/hasPassword/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attemptsLeft !== undefined){
let data5 = data.attemptsLeft;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate568.errors = [{instancePath:instancePath+"/attemptsLeft",schemaPath:"#/properties/attemptsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 5 || isNaN(data5)){
validate568.errors = [{instancePath:instancePath+"/attemptsLeft",schemaPath:"#/properties/attemptsLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate568.errors = [{instancePath:instancePath+"/attemptsLeft",schemaPath:"#/properties/attemptsLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate568.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate568.errors = vErrors;
return errors === 0;
}


function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate566.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate566.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate566.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema156.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate568(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate566.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate566.errors = vErrors;
return errors === 0;
}

const schema158 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate573(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate573.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate573.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate573.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema158.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate573.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate573.errors = vErrors;
return errors === 0;
}


function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate566(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate573(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate573.errors : vErrors.concat(validate573.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate565.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate565.errors = vErrors;
return errors === 0;
}

export const setSecurityPassword_200 = validate579;
const schema159 = {"oneOf":[{"$ref":"SetSecurityPasswordAnswer"},{"$ref":"SetSecurityPasswordRefused"}]};
const schema160 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate580(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate580.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate580.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate580.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema160.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate580.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate580.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate580.errors = vErrors;
return errors === 0;
}

const schema161 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","11001","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate585(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate585.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate585.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10008")) || (data0 === "11001")) || (data0 === "11006"))){
validate585.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema161.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate585.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate585.errors = vErrors;
return errors === 0;
}


function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate580(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate585(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate579.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate579.errors = vErrors;
return errors === 0;
}

export const verifySecurityPassword_200 = validate591;
const schema162 = {"oneOf":[{"$ref":"VerifySecurityPasswordAnswer"},{"$ref":"VerifySecurityPasswordRefused"},{"$ref":"PaymentLocked"}]};
const schema163 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"VerifiedPassword"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema164 = {"type":"object","required":["verified","ticket"],"properties":{"verified":{"type":"boolean","enum":[true]},"ticket":{"type":"string","minLength":8,"maxLength":128}}};

function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.verified === undefined) && (missing0 = "verified")) || ((data.ticket === undefined) && (missing0 = "ticket"))){
validate594.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.verified !== undefined){
let data0 = data.verified;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate594.errors = [{instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate594.errors = [{instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/enum",keyword:"enum",params:{allowedValues: schema164.properties.verified.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticket !== undefined){
let data1 = data.ticket;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 128){
validate594.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(data1.length < 8){
validate594.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/minLength",keyword:"minLength",params:{limit: 8}}];
return false;
}
}
}
else {
validate594.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate594.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate594.errors = vErrors;
return errors === 0;
}


function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate592.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate592.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate592.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema163.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate594(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate592.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate592.errors = vErrors;
return errors === 0;
}

const schema165 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11002","11003"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate599.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate599.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "11002")) || (data0 === "11003"))){
validate599.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema165.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate599.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate599.errors = vErrors;
return errors === 0;
}

const schema166 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11004"]},"msg":{"$ref":"Message"},"result":{"$ref":"PaymentLockNotice"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema167 = {"type":"object","required":["reason","until","contactUrl"],"properties":{"reason":{"$ref":"PaymentLockReason"},"until":{"type":["string","null"],"format":"date-time"},"contactUrl":{"type":"string","format":"uri-reference","maxLength":2048}}};
const schema168 = {"type":"string","enum":["WRONG_PASSWORD","OPERATOR","PASSWORD_RESET"]};

function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate608.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "WRONG_PASSWORD") || (data === "OPERATOR")) || (data === "PASSWORD_RESET"))){
validate608.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema168.enum}}];
return false;
}
validate608.errors = vErrors;
return errors === 0;
}


function validate607(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reason === undefined) && (missing0 = "reason")) || ((data.until === undefined) && (missing0 = "until"))) || ((data.contactUrl === undefined) && (missing0 = "contactUrl"))){
validate607.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reason !== undefined){
const _errs1 = errors;
if(!(validate608(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
let data1 = data.until;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate607.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: schema167.properties.until.type}}];
return false;
}
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate607.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contactUrl !== undefined){
let data2 = data.contactUrl;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 2048){
validate607.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data2))){
validate607.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate607.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate607.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate607.errors = vErrors;
return errors === 0;
}


function validate605(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate605.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate605.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11004")){
validate605.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema166.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate607(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate605.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate605.errors = vErrors;
return errors === 0;
}


function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate592(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate599(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate591.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate591.errors = vErrors;
return errors === 0;
}

export const changeSecurityPassword_200 = validate614;
const schema169 = {"oneOf":[{"$ref":"ChangeSecurityPasswordAnswer"},{"$ref":"ChangeSecurityPasswordRefused"},{"$ref":"PaymentLocked"}]};
const schema170 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate615(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate615.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate615.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate615.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema170.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate615.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate615.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate615.errors = vErrors;
return errors === 0;
}

const schema171 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11002","11003","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate620(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate620.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate620.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "11002")) || (data0 === "11003")) || (data0 === "11006"))){
validate620.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema171.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate620.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate620.errors = vErrors;
return errors === 0;
}


function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate615(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate620(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate614.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate614.errors = vErrors;
return errors === 0;
}

export const resetSecurityPassword_200 = validate627;
const schema172 = {"oneOf":[{"$ref":"ResetSecurityPasswordAnswer"},{"$ref":"ResetSecurityPasswordRefused"},{"$ref":"PaymentLocked"}]};
const schema173 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate628(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate628.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate628.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate628.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema173.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate628.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate628.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate628.errors = vErrors;
return errors === 0;
}

const schema174 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10004","11001","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate633(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate633.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate633.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10004")) || (data0 === "11001")) || (data0 === "11006"))){
validate633.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema174.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate633.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate633.errors = vErrors;
return errors === 0;
}


function validate627(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate628(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate633(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate633.errors : vErrors.concat(validate633.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate627.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate627.errors = vErrors;
return errors === 0;
}

export const recharge_200 = validate640;
const schema175 = {"oneOf":[{"$ref":"RechargeAnswer"},{"$ref":"RechargeRefused"},{"$ref":"PaymentLocked"},{"$ref":"BelowMinimum"}]};
const schema176 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20002"]},"msg":{"$ref":"Message"},"result":{"$ref":"Recharge"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema177 = {"type":"object","required":["orderNo","currency","network","amount","rate","usdAmount","receiveAddress","proofId","status","submittedAt","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"currency":{"type":"string","pattern":"^[A-Z]{2,10}$"},"network":{"type":"string","maxLength":32},"amount":{"$ref":"Money"},"rate":{"$ref":"Money"},"usdAmount":{"$ref":"Usd"},"receiveAddress":{"type":"string","maxLength":128},"txHash":{"type":"string","maxLength":128},"last6":{"type":"string","pattern":"^\\d{6}$"},"proofId":{"$ref":"Id"},"status":{"type":"string","enum":["TO_BE_REVIEWED","COMPLETED","REJECTED","FAILED"]},"submittedAt":{"$ref":"Timestamp"},"reviewedAt":{"$ref":"Timestamp"},"reason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};
const schema178 = {"type":"string","pattern":"^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"};
const pattern16 = new RegExp("^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$", "u");

function validate645(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate645.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate645.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate645.errors = vErrors;
return errors === 0;
}

const pattern15 = new RegExp("^[A-Z]{2,10}$", "u");
const pattern17 = new RegExp("^\\d{6}$", "u");

function validate643(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.network === undefined) && (missing0 = "network"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.rate === undefined) && (missing0 = "rate"))) || ((data.usdAmount === undefined) && (missing0 = "usdAmount"))) || ((data.receiveAddress === undefined) && (missing0 = "receiveAddress"))) || ((data.proofId === undefined) && (missing0 = "proofId"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate643.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate539(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
validate643.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2,10}$"}}];
return false;
}
}
else {
validate643.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network !== undefined){
let data2 = data.network;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 32){
validate643.errors = [{instancePath:instancePath+"/network",schemaPath:"#/properties/network/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate643.errors = [{instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs6 = errors;
if(!(validate645(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate645.errors : vErrors.concat(validate645.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
const _errs7 = errors;
if(!(validate645(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? validate645.errors : vErrors.concat(validate645.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usdAmount !== undefined){
const _errs8 = errors;
if(!(validate117(data.usdAmount, {instancePath:instancePath+"/usdAmount",parentData:data,parentDataProperty:"usdAmount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiveAddress !== undefined){
let data6 = data.receiveAddress;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(data6.length > 128){
validate643.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate643.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.txHash !== undefined){
let data7 = data.txHash;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data7 === "string"){
if(data7.length > 128){
validate643.errors = [{instancePath:instancePath+"/txHash",schemaPath:"#/properties/txHash/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate643.errors = [{instancePath:instancePath+"/txHash",schemaPath:"#/properties/txHash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last6 !== undefined){
let data8 = data.last6;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data8 === "string"){
if(!pattern17.test(data8)){
validate643.errors = [{instancePath:instancePath+"/last6",schemaPath:"#/properties/last6/pattern",keyword:"pattern",params:{pattern: "^\\d{6}$"}}];
return false;
}
}
else {
validate643.errors = [{instancePath:instancePath+"/last6",schemaPath:"#/properties/last6/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proofId !== undefined){
const _errs15 = errors;
if(!(validate111(data.proofId, {instancePath:instancePath+"/proofId",parentData:data,parentDataProperty:"proofId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data10 = data.status;
const _errs16 = errors;
if(typeof data10 !== "string"){
validate643.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data10 === "TO_BE_REVIEWED") || (data10 === "COMPLETED")) || (data10 === "REJECTED")) || (data10 === "FAILED"))){
validate643.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema177.properties.status.enum}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined){
const _errs18 = errors;
if(!(validate130(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewedAt !== undefined){
const _errs19 = errors;
if(!(validate130(data.reviewedAt, {instancePath:instancePath+"/reviewedAt",parentData:data,parentDataProperty:"reviewedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data13 = data.reason;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data13 === "string"){
if(data13.length > 500){
validate643.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate643.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data14 = data.history;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data14)){
if(data14.length > 100){
validate643.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate472(data14[i0], {instancePath:instancePath+"/history/" + i0,parentData:data14,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid1 = _errs24 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate643.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate643.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate643.errors = vErrors;
return errors === 0;
}


function validate641(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate641.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate641.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20002")){
validate641.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema176.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate643(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate643.errors : vErrors.concat(validate643.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate641.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate641.errors = vErrors;
return errors === 0;
}

const schema179 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10013","10018","10021","11005","11006","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate657(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate657.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate657.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10021")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11020")) || (data0 === "11021"))){
validate657.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema179.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate657.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate657.errors = vErrors;
return errors === 0;
}

const schema180 = {"type":"object","required":["code","msg","result","traceId","serverTime","params"],"properties":{"code":{"type":"string","enum":["11008"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"params":{"type":"object","required":["name","limit"],"properties":{"name":{"type":"string","minLength":1,"maxLength":16},"limit":{"type":"string","pattern":"^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate664(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))) || ((data.params === undefined) && (missing0 = "params"))){
validate664.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate664.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11008")){
validate664.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema180.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data3 = data.params;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.name === undefined) && (missing1 = "name")) || ((data3.limit === undefined) && (missing1 = "limit"))){
validate664.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.name !== undefined){
let data4 = data3.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length > 16){
validate664.errors = [{instancePath:instancePath+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
else {
if(data4.length < 1){
validate664.errors = [{instancePath:instancePath+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate664.errors = [{instancePath:instancePath+"/params/name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.limit !== undefined){
let data5 = data3.limit;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate664.errors = [{instancePath:instancePath+"/params/limit",schemaPath:"#/properties/params/properties/limit/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate664.errors = [{instancePath:instancePath+"/params/limit",schemaPath:"#/properties/params/properties/limit/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate664.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs11 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs12 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate664.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate664.errors = vErrors;
return errors === 0;
}


function validate640(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate641(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate657(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs4 = errors;
if(!(validate664(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate640.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate640.errors = vErrors;
return errors === 0;
}

export const recharge_409 = validate670;
const schema181 = {"$ref":"ConflictProblem"};
const schema182 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11015"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate671(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate671.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate671.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11015")){
validate671.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema182.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate671.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate671.errors = vErrors;
return errors === 0;
}


function validate670(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate671(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
errors = vErrors.length;
}
validate670.errors = vErrors;
return errors === 0;
}

export const recharge_422 = validate677;
const schema183 = {"$ref":"UnprocessableContentProblem"};
const schema184 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11014"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate678(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate678.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate678.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11014")){
validate678.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema184.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate678.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate678.errors = vErrors;
return errors === 0;
}


function validate677(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate678(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
errors = vErrors.length;
}
validate677.errors = vErrors;
return errors === 0;
}

export const listRecharge_200 = validate684;
const schema185 = {"oneOf":[{"$ref":"ListRechargeAnswer"},{"$ref":"ListRechargeRefused"}]};
const schema186 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"RechargePage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema187 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Recharge"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate687(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate687.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate687.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate643(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate643.errors : vErrors.concat(validate643.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate687.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate687.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate687.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate687.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate687.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate687.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate687.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate687.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate687.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate687.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate687.errors = vErrors;
return errors === 0;
}


function validate685(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate685.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate685.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate685.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema186.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate687(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate687.errors : vErrors.concat(validate687.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate685.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate685.errors = vErrors;
return errors === 0;
}

const schema188 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate693(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate693.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate693.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate693.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema188.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate693.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate693.errors = vErrors;
return errors === 0;
}


function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate685(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate685.errors : vErrors.concat(validate685.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate693(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate693.errors : vErrors.concat(validate693.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate684.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate684.errors = vErrors;
return errors === 0;
}

export const withdrawal_200 = validate699;
const schema189 = {"oneOf":[{"$ref":"WithdrawalAnswer"},{"$ref":"WithdrawalRefused"},{"$ref":"PaymentLocked"},{"$ref":"BelowMinimum"}]};
const schema190 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20003"]},"msg":{"$ref":"Message"},"result":{"$ref":"Withdrawal"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema191 = {"type":"object","required":["orderNo","method","amount","fee","feeRate","receiveAmount","status","submittedAt","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"method":{"type":"string","enum":["USDT-TRC20","USDT-ERC20","BTC","ETH","BANK"]},"amount":{"$ref":"Usd"},"fee":{"$ref":"Usd"},"feeRate":{"$ref":"Rate"},"receiveAmount":{"$ref":"Usd"},"rate":{"$ref":"Money"},"receiveCurrencyAmount":{"$ref":"Money"},"address":{"type":"string","maxLength":128},"bankName":{"type":"string","maxLength":100},"cardholder":{"type":"string","maxLength":100},"accountNo":{"type":"string","maxLength":34},"status":{"type":"string","enum":["TO_BE_REVIEWED","APPROVED","COMPLETED","REJECTED","FAILED","CANCELLED"]},"submittedAt":{"$ref":"Timestamp"},"completedAt":{"$ref":"Timestamp"},"reason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate702(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.fee === undefined) && (missing0 = "fee"))) || ((data.feeRate === undefined) && (missing0 = "feeRate"))) || ((data.receiveAmount === undefined) && (missing0 = "receiveAmount"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate702.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate539(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data1 = data.method;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate702.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data1 === "USDT-TRC20") || (data1 === "USDT-ERC20")) || (data1 === "BTC")) || (data1 === "ETH")) || (data1 === "BANK"))){
validate702.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema191.properties.method.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs4 = errors;
if(!(validate117(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fee !== undefined){
const _errs5 = errors;
if(!(validate117(data.fee, {instancePath:instancePath+"/fee",parentData:data,parentDataProperty:"fee",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeRate !== undefined){
const _errs6 = errors;
if(!(validate258(data.feeRate, {instancePath:instancePath+"/feeRate",parentData:data,parentDataProperty:"feeRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiveAmount !== undefined){
const _errs7 = errors;
if(!(validate117(data.receiveAmount, {instancePath:instancePath+"/receiveAmount",parentData:data,parentDataProperty:"receiveAmount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
const _errs8 = errors;
if(!(validate645(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? validate645.errors : vErrors.concat(validate645.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiveCurrencyAmount !== undefined){
const _errs9 = errors;
if(!(validate645(data.receiveCurrencyAmount, {instancePath:instancePath+"/receiveCurrencyAmount",parentData:data,parentDataProperty:"receiveCurrencyAmount",rootData}))){
vErrors = vErrors === null ? validate645.errors : vErrors.concat(validate645.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data8 = data.address;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data8 === "string"){
if(data8.length > 128){
validate702.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate702.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankName !== undefined){
let data9 = data.bankName;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data9 === "string"){
if(data9.length > 100){
validate702.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate702.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardholder !== undefined){
let data10 = data.cardholder;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data10 === "string"){
if(data10.length > 100){
validate702.errors = [{instancePath:instancePath+"/cardholder",schemaPath:"#/properties/cardholder/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate702.errors = [{instancePath:instancePath+"/cardholder",schemaPath:"#/properties/cardholder/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountNo !== undefined){
let data11 = data.accountNo;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data11 === "string"){
if(data11.length > 34){
validate702.errors = [{instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/maxLength",keyword:"maxLength",params:{limit: 34}}];
return false;
}
}
else {
validate702.errors = [{instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data12 = data.status;
const _errs18 = errors;
if(typeof data12 !== "string"){
validate702.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data12 === "TO_BE_REVIEWED") || (data12 === "APPROVED")) || (data12 === "COMPLETED")) || (data12 === "REJECTED")) || (data12 === "FAILED")) || (data12 === "CANCELLED"))){
validate702.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema191.properties.status.enum}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined){
const _errs20 = errors;
if(!(validate130(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completedAt !== undefined){
const _errs21 = errors;
if(!(validate130(data.completedAt, {instancePath:instancePath+"/completedAt",parentData:data,parentDataProperty:"completedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data15 = data.reason;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data15 === "string"){
if(data15.length > 500){
validate702.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate702.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data16 = data.history;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data16)){
if(data16.length > 100){
validate702.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
const _errs26 = errors;
if(!(validate472(data16[i0], {instancePath:instancePath+"/history/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid1 = _errs26 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate702.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate702.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate702.errors = vErrors;
return errors === 0;
}


function validate700(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate700.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate700.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20003")){
validate700.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema190.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate702(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate700.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate700.errors = vErrors;
return errors === 0;
}

const schema192 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10013","10018","10021","10022","10025","11002","11003","11005","11006","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate717(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate717.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate717.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10021")) || (data0 === "10022")) || (data0 === "10025")) || (data0 === "11002")) || (data0 === "11003")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11018")) || (data0 === "11021"))){
validate717.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema192.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate717.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate717.errors = vErrors;
return errors === 0;
}


function validate699(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate700(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate700.errors : vErrors.concat(validate700.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate717(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs4 = errors;
if(!(validate664(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate699.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate699.errors = vErrors;
return errors === 0;
}

export const listWithdrwal_200 = validate725;
const schema193 = {"oneOf":[{"$ref":"ListWithdrwalAnswer"},{"$ref":"ListWithdrwalRefused"}]};
const schema194 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"WithdrawalPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema195 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Withdrawal"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate728(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate728.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate728.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate702(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate728.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate728.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate728.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate728.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate728.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate728.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate728.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate728.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate728.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate728.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate728.errors = vErrors;
return errors === 0;
}


function validate726(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate726.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate726.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate726.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema194.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate728(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate728.errors : vErrors.concat(validate728.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate726.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate726.errors = vErrors;
return errors === 0;
}

const schema196 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate734(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate734.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate734.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate734.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema196.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate734.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate734.errors = vErrors;
return errors === 0;
}


function validate725(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate726(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate726.errors : vErrors.concat(validate726.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate734(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate734.errors : vErrors.concat(validate734.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate725.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate725.errors = vErrors;
return errors === 0;
}

export const cancelWithdrawal_200 = validate740;
const schema197 = {"oneOf":[{"$ref":"CancelWithdrawalAnswer"},{"$ref":"CancelWithdrawalRefused"}]};
const schema198 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Withdrawal"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate741(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate741.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate741.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate741.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema198.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate702(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate741.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate741.errors = vErrors;
return errors === 0;
}

const schema199 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11006","11010","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate747(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate747.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate747.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "401") || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11010")) || (data0 === "11020")) || (data0 === "11021"))){
validate747.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema199.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate747.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate747.errors = vErrors;
return errors === 0;
}


function validate740(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate741(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate741.errors : vErrors.concat(validate741.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate747(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate747.errors : vErrors.concat(validate747.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate740.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate740.errors = vErrors;
return errors === 0;
}

export const listTransaction_200 = validate753;
const schema200 = {"oneOf":[{"$ref":"ListTransactionAnswer"},{"$ref":"ListTransactionRefused"}]};
const schema201 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"TransactionPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema202 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Transaction"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema203 = {"type":"object","required":["id","ref","kind","amount","balanceAfter","at"],"properties":{"id":{"$ref":"Id"},"ref":{"type":"string","maxLength":64},"kind":{"$ref":"TransactionKind"},"amount":{"$ref":"Usd"},"balanceAfter":{"$ref":"Usd"},"at":{"$ref":"Timestamp"}}};
const schema204 = {"type":"string","enum":["DEPOSIT","WITHDRAWAL","WITHDRAWAL_RETURN","SMART_BUY","SMART_YIELD","SMART_MATURITY","SMART_EXIT","SAVINGS","LOAN_DISBURSEMENT","LOAN_REPAYMENT","ORDER_OPEN","ORDER_CLOSE","OPTION_STAKE","OPTION_SETTLEMENT","NFT_BID","NFT_RETURN","INVITE_REWARD","DEMO_START","GRANT"]};

function validate759(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate759.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((data === "DEPOSIT") || (data === "WITHDRAWAL")) || (data === "WITHDRAWAL_RETURN")) || (data === "SMART_BUY")) || (data === "SMART_YIELD")) || (data === "SMART_MATURITY")) || (data === "SMART_EXIT")) || (data === "SAVINGS")) || (data === "LOAN_DISBURSEMENT")) || (data === "LOAN_REPAYMENT")) || (data === "ORDER_OPEN")) || (data === "ORDER_CLOSE")) || (data === "OPTION_STAKE")) || (data === "OPTION_SETTLEMENT")) || (data === "NFT_BID")) || (data === "NFT_RETURN")) || (data === "INVITE_REWARD")) || (data === "DEMO_START")) || (data === "GRANT"))){
validate759.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema204.enum}}];
return false;
}
validate759.errors = vErrors;
return errors === 0;
}


function validate757(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.balanceAfter === undefined) && (missing0 = "balanceAfter"))) || ((data.at === undefined) && (missing0 = "at"))){
validate757.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data1 = data.ref;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 64){
validate757.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate757.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs4 = errors;
if(!(validate759(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate759.errors : vErrors.concat(validate759.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs5 = errors;
if(!(validate117(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balanceAfter !== undefined){
const _errs6 = errors;
if(!(validate117(data.balanceAfter, {instancePath:instancePath+"/balanceAfter",parentData:data,parentDataProperty:"balanceAfter",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs7 = errors;
if(!(validate130(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate757.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate757.errors = vErrors;
return errors === 0;
}


function validate756(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate756.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate756.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate757(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate757.errors : vErrors.concat(validate757.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate756.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate756.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate756.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate756.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate756.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate756.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate756.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate756.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate756.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate756.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate756.errors = vErrors;
return errors === 0;
}


function validate754(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate754.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate754.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate754.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema201.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate756(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate756.errors : vErrors.concat(validate756.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate754.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate754.errors = vErrors;
return errors === 0;
}

const schema205 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate769(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate769.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate769.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate769.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema205.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate769.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate769.errors = vErrors;
return errors === 0;
}


function validate753(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate754(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate754.errors : vErrors.concat(validate754.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate769(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate769.errors : vErrors.concat(validate769.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate753.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate753.errors = vErrors;
return errors === 0;
}

export const equityHistory_200 = validate775;
const schema206 = {"oneOf":[{"$ref":"EquityHistoryAnswer"},{"$ref":"EquityHistoryRefused"}]};
const schema207 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":2500,"items":{"$ref":"EquityPoint"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema208 = {"type":"object","required":["at","equity","deposits","withdrawals","income"],"properties":{"at":{"$ref":"Timestamp"},"equity":{"$ref":"Usd"},"deposits":{"$ref":"Usd"},"withdrawals":{"$ref":"Usd"},"income":{"$ref":"Usd"}}};

function validate778(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.at === undefined) && (missing0 = "at")) || ((data.equity === undefined) && (missing0 = "equity"))) || ((data.deposits === undefined) && (missing0 = "deposits"))) || ((data.withdrawals === undefined) && (missing0 = "withdrawals"))) || ((data.income === undefined) && (missing0 = "income"))){
validate778.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.at !== undefined){
const _errs1 = errors;
if(!(validate130(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.equity !== undefined){
const _errs2 = errors;
if(!(validate117(data.equity, {instancePath:instancePath+"/equity",parentData:data,parentDataProperty:"equity",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deposits !== undefined){
const _errs3 = errors;
if(!(validate117(data.deposits, {instancePath:instancePath+"/deposits",parentData:data,parentDataProperty:"deposits",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawals !== undefined){
const _errs4 = errors;
if(!(validate117(data.withdrawals, {instancePath:instancePath+"/withdrawals",parentData:data,parentDataProperty:"withdrawals",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.income !== undefined){
const _errs5 = errors;
if(!(validate117(data.income, {instancePath:instancePath+"/income",parentData:data,parentDataProperty:"income",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate778.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate778.errors = vErrors;
return errors === 0;
}


function validate776(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate776.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate776.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate776.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema207.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 2500){
validate776.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 2500}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate778(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate778.errors : vErrors.concat(validate778.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate776.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs7 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs8 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate776.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate776.errors = vErrors;
return errors === 0;
}

const schema209 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate788(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate788.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate788.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate788.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema209.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate788.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate788.errors = vErrors;
return errors === 0;
}


function validate775(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate776(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate776.errors : vErrors.concat(validate776.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate788(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate788.errors : vErrors.concat(validate788.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate775.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate775.errors = vErrors;
return errors === 0;
}

export const setSavings_200 = validate794;
const schema210 = {"oneOf":[{"$ref":"SetSavingsAnswer"},{"$ref":"SetSavingsRefused"}]};
const schema211 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate795(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate795.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate795.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate795.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema211.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate795.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate795.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate795.errors = vErrors;
return errors === 0;
}

const schema212 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate800(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate800.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate800.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "10008")) || (data0 === "11006"))){
validate800.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema212.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate800.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate800.errors = vErrors;
return errors === 0;
}


function validate794(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate795(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate795.errors : vErrors.concat(validate795.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate800(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate800.errors : vErrors.concat(validate800.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate794.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate794.errors = vErrors;
return errors === 0;
}

export const resetDemo_200 = validate806;
const schema213 = {"oneOf":[{"$ref":"ResetDemoAnswer"},{"$ref":"ResetDemoRefused"}]};
const schema214 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate807(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate807.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate807.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate807.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema214.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate807.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate807.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate807.errors = vErrors;
return errors === 0;
}

const schema215 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","11006","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate812(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate812.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate812.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10008")) || (data0 === "11006")) || (data0 === "11021"))){
validate812.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema215.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate812.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate812.errors = vErrors;
return errors === 0;
}


function validate806(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate807(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate807.errors : vErrors.concat(validate807.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate812(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate812.errors : vErrors.concat(validate812.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate806.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate806.errors = vErrors;
return errors === 0;
}

export const settleAttempt_200 = validate818;
const schema216 = {"oneOf":[{"$ref":"SettleAttemptAnswer"},{"$ref":"SettleAttemptRefused"}]};
const schema217 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SettledAttempt"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema218 = {"type":"object","required":["state","operation","at"],"properties":{"state":{"type":"string","enum":["DONE","RUNNING","CANCELLED"]},"operation":{"$ref":"MoneyOperation"},"at":{"$ref":"Timestamp"},"answer":{"$ref":"KeptEnvelope"}}};
const schema219 = {"type":"string","enum":["recharge","withdrawal","cancelWithdrawal","resetDemo","buySmart","exitSmart","openOrder","closeOrder","buyOptions","loan","repayLoan","withdrawLoan","buyNft"]};

function validate822(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate822.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((data === "recharge") || (data === "withdrawal")) || (data === "cancelWithdrawal")) || (data === "resetDemo")) || (data === "buySmart")) || (data === "exitSmart")) || (data === "openOrder")) || (data === "closeOrder")) || (data === "buyOptions")) || (data === "loan")) || (data === "repayLoan")) || (data === "withdrawLoan")) || (data === "buyNft"))){
validate822.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema219.enum}}];
return false;
}
validate822.errors = vErrors;
return errors === 0;
}

const schema220 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","pattern":"^\\d{3,5}$"},"msg":{"$ref":"Message"},"result":{},"params":{"type":"object","additionalProperties":{"type":"string","maxLength":200}},"errors":{"type":"array","maxItems":100,"items":{"$ref":"FieldError"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const pattern19 = new RegExp("^\\d{3,5}$", "u");

function validate825(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate825.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate825.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\d{3,5}$"}}];
return false;
}
}
else {
validate825.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data2 = data.params;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 200){
validate825.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate825.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate825.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 100){
validate825.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate43(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate825.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs12 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs13 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate825.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate825.errors = vErrors;
return errors === 0;
}


function validate821(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.state === undefined) && (missing0 = "state")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.at === undefined) && (missing0 = "at"))){
validate821.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate821.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "DONE") || (data0 === "RUNNING")) || (data0 === "CANCELLED"))){
validate821.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema218.properties.state.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
const _errs3 = errors;
if(!(validate822(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData}))){
vErrors = vErrors === null ? validate822.errors : vErrors.concat(validate822.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate130(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
const _errs5 = errors;
if(!(validate825(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = vErrors === null ? validate825.errors : vErrors.concat(validate825.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate821.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate821.errors = vErrors;
return errors === 0;
}


function validate819(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate819.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate819.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate819.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema217.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate821(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate821.errors : vErrors.concat(validate821.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate819.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate819.errors = vErrors;
return errors === 0;
}

const schema221 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate835(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate835.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate835.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate835.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema221.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate835.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate835.errors = vErrors;
return errors === 0;
}


function validate818(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate819(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate819.errors : vErrors.concat(validate819.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate835(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate835.errors : vErrors.concat(validate835.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate818.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate818.errors = vErrors;
return errors === 0;
}

export const listIncomeDetail_200 = validate841;
const schema222 = {"oneOf":[{"$ref":"ListIncomeDetailAnswer"},{"$ref":"ListIncomeDetailRefused"}]};
const schema223 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"IncomeDetailPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema224 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext","summary"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"IncomeDetail"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"},"summary":{"$ref":"IncomeSummary"}}};
const schema225 = {"type":"object","required":["id","source","day","base","rate","amount","status","createdAt"],"properties":{"id":{"$ref":"Id"},"source":{"$ref":"IncomeSource"},"orderNo":{"$ref":"OrderNo"},"day":{"$ref":"Day"},"base":{"$ref":"Usd"},"rate":{"$ref":"Rate"},"amount":{"$ref":"Usd"},"status":{"type":"string","enum":["IN_PROGRESS","DIVIDED"]},"createdAt":{"$ref":"Timestamp"}}};
const schema226 = {"type":"string","enum":["SAVINGS","SMART","INVITE","ORDER","OPTION","NFT_REFUND"]};

function validate847(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate847.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "SAVINGS") || (data === "SMART")) || (data === "INVITE")) || (data === "ORDER")) || (data === "OPTION")) || (data === "NFT_REFUND"))){
validate847.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema226.enum}}];
return false;
}
validate847.errors = vErrors;
return errors === 0;
}

const schema227 = {"type":"string","format":"date"};
const formats24 = /^(?:\d\d(?:[02468][048]|[13579][26])-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

function validate850(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats24.test(data))){
validate850.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate850.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate850.errors = vErrors;
return errors === 0;
}


function validate845(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.source === undefined) && (missing0 = "source"))) || ((data.day === undefined) && (missing0 = "day"))) || ((data.base === undefined) && (missing0 = "base"))) || ((data.rate === undefined) && (missing0 = "rate"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate845.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs2 = errors;
if(!(validate847(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate847.errors : vErrors.concat(validate847.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.orderNo !== undefined){
const _errs3 = errors;
if(!(validate539(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.day !== undefined){
const _errs4 = errors;
if(!(validate850(data.day, {instancePath:instancePath+"/day",parentData:data,parentDataProperty:"day",rootData}))){
vErrors = vErrors === null ? validate850.errors : vErrors.concat(validate850.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base !== undefined){
const _errs5 = errors;
if(!(validate117(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
const _errs6 = errors;
if(!(validate258(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs7 = errors;
if(!(validate117(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs8 = errors;
if(typeof data7 !== "string"){
validate845.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "IN_PROGRESS") || (data7 === "DIVIDED"))){
validate845.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema225.properties.status.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs10 = errors;
if(!(validate130(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate845.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate845.errors = vErrors;
return errors === 0;
}

const schema228 = {"type":"object","required":["total","today","bySource"],"properties":{"total":{"$ref":"Usd"},"today":{"$ref":"Usd"},"bySource":{"$ref":"IncomeBySource"}}};
const schema229 = {"type":"object","required":[],"properties":{"SAVINGS":{"$ref":"Usd"},"SMART":{"$ref":"Usd"},"INVITE":{"$ref":"Usd"},"ORDER":{"$ref":"Usd"},"OPTION":{"$ref":"Usd"},"NFT_REFUND":{"$ref":"Usd"}}};

function validate860(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.SAVINGS !== undefined){
const _errs1 = errors;
if(!(validate117(data.SAVINGS, {instancePath:instancePath+"/SAVINGS",parentData:data,parentDataProperty:"SAVINGS",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.SMART !== undefined){
const _errs2 = errors;
if(!(validate117(data.SMART, {instancePath:instancePath+"/SMART",parentData:data,parentDataProperty:"SMART",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.INVITE !== undefined){
const _errs3 = errors;
if(!(validate117(data.INVITE, {instancePath:instancePath+"/INVITE",parentData:data,parentDataProperty:"INVITE",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ORDER !== undefined){
const _errs4 = errors;
if(!(validate117(data.ORDER, {instancePath:instancePath+"/ORDER",parentData:data,parentDataProperty:"ORDER",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.OPTION !== undefined){
const _errs5 = errors;
if(!(validate117(data.OPTION, {instancePath:instancePath+"/OPTION",parentData:data,parentDataProperty:"OPTION",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.NFT_REFUND !== undefined){
const _errs6 = errors;
if(!(validate117(data.NFT_REFUND, {instancePath:instancePath+"/NFT_REFUND",parentData:data,parentDataProperty:"NFT_REFUND",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate860.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate860.errors = vErrors;
return errors === 0;
}


function validate857(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.total === undefined) && (missing0 = "total")) || ((data.today === undefined) && (missing0 = "today"))) || ((data.bySource === undefined) && (missing0 = "bySource"))){
validate857.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
const _errs1 = errors;
if(!(validate117(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.today !== undefined){
const _errs2 = errors;
if(!(validate117(data.today, {instancePath:instancePath+"/today",parentData:data,parentDataProperty:"today",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bySource !== undefined){
const _errs3 = errors;
if(!(validate860(data.bySource, {instancePath:instancePath+"/bySource",parentData:data,parentDataProperty:"bySource",rootData}))){
vErrors = vErrors === null ? validate860.errors : vErrors.concat(validate860.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate857.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate857.errors = vErrors;
return errors === 0;
}


function validate844(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))) || ((data.summary === undefined) && (missing0 = "summary"))){
validate844.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate844.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate845(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate845.errors : vErrors.concat(validate845.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate844.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate844.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate844.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate844.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate844.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate844.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate844.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate844.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate844.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs12 = errors;
if(!(validate857(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate857.errors : vErrors.concat(validate857.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate844.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate844.errors = vErrors;
return errors === 0;
}


function validate842(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate842.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate842.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate842.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema223.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate844(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate844.errors : vErrors.concat(validate844.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate842.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate842.errors = vErrors;
return errors === 0;
}

const schema230 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate873(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate873.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate873.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate873.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema230.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate873.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate873.errors = vErrors;
return errors === 0;
}


function validate841(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate842(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate842.errors : vErrors.concat(validate842.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate873(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate873.errors : vErrors.concat(validate873.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate841.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate841.errors = vErrors;
return errors === 0;
}

export const buySmart_200 = validate879;
const schema231 = {"oneOf":[{"$ref":"BuySmartAnswer"},{"$ref":"BuySmartRefused"},{"$ref":"PaymentLocked"}]};
const schema232 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema233 = {"type":"object","required":["orderNo","productId","productName","days","amount","dailyRate","status","shareStatus","boughtAt","valueDate","maturesAt","profitDays","expectedRevenue","distributedRevenue","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"productId":{"$ref":"Id"},"productName":{"type":"string","maxLength":120},"days":{"type":"integer","minimum":1,"maximum":3650},"amount":{"$ref":"Usd"},"dailyRate":{"$ref":"Rate"},"status":{"type":"string","enum":["IN_PROGRESS","MATURED","DISTRIBUTED","COMPLETED","EARLY_EXIT"]},"shareStatus":{"type":"string","enum":["INCOME_IN_PROGRESS","PROFIT_DIVIDED"]},"boughtAt":{"$ref":"Timestamp"},"valueDate":{"$ref":"Timestamp"},"maturesAt":{"$ref":"Timestamp"},"profitDays":{"type":"integer","minimum":0},"expectedRevenue":{"$ref":"Usd"},"distributedRevenue":{"$ref":"Usd"},"penalty":{"$ref":"Usd"},"refund":{"$ref":"Usd"},"exitedAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate882(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.productId === undefined) && (missing0 = "productId"))) || ((data.productName === undefined) && (missing0 = "productName"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.shareStatus === undefined) && (missing0 = "shareStatus"))) || ((data.boughtAt === undefined) && (missing0 = "boughtAt"))) || ((data.valueDate === undefined) && (missing0 = "valueDate"))) || ((data.maturesAt === undefined) && (missing0 = "maturesAt"))) || ((data.profitDays === undefined) && (missing0 = "profitDays"))) || ((data.expectedRevenue === undefined) && (missing0 = "expectedRevenue"))) || ((data.distributedRevenue === undefined) && (missing0 = "distributedRevenue"))) || ((data.history === undefined) && (missing0 = "history"))){
validate882.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate539(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.productId !== undefined){
const _errs2 = errors;
if(!(validate111(data.productId, {instancePath:instancePath+"/productId",parentData:data,parentDataProperty:"productId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.productName !== undefined){
let data2 = data.productName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(data2.length > 120){
validate882.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate882.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data3 = data.days;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate882.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 3650 || isNaN(data3)){
validate882.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate882.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs7 = errors;
if(!(validate117(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyRate !== undefined){
const _errs8 = errors;
if(!(validate258(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs9 = errors;
if(typeof data6 !== "string"){
validate882.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data6 === "IN_PROGRESS") || (data6 === "MATURED")) || (data6 === "DISTRIBUTED")) || (data6 === "COMPLETED")) || (data6 === "EARLY_EXIT"))){
validate882.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema233.properties.status.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shareStatus !== undefined){
let data7 = data.shareStatus;
const _errs11 = errors;
if(typeof data7 !== "string"){
validate882.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "INCOME_IN_PROGRESS") || (data7 === "PROFIT_DIVIDED"))){
validate882.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/enum",keyword:"enum",params:{allowedValues: schema233.properties.shareStatus.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boughtAt !== undefined){
const _errs13 = errors;
if(!(validate130(data.boughtAt, {instancePath:instancePath+"/boughtAt",parentData:data,parentDataProperty:"boughtAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valueDate !== undefined){
const _errs14 = errors;
if(!(validate130(data.valueDate, {instancePath:instancePath+"/valueDate",parentData:data,parentDataProperty:"valueDate",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maturesAt !== undefined){
const _errs15 = errors;
if(!(validate130(data.maturesAt, {instancePath:instancePath+"/maturesAt",parentData:data,parentDataProperty:"maturesAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profitDays !== undefined){
let data11 = data.profitDays;
const _errs16 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate882.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate882.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectedRevenue !== undefined){
const _errs18 = errors;
if(!(validate117(data.expectedRevenue, {instancePath:instancePath+"/expectedRevenue",parentData:data,parentDataProperty:"expectedRevenue",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distributedRevenue !== undefined){
const _errs19 = errors;
if(!(validate117(data.distributedRevenue, {instancePath:instancePath+"/distributedRevenue",parentData:data,parentDataProperty:"distributedRevenue",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.penalty !== undefined){
const _errs20 = errors;
if(!(validate117(data.penalty, {instancePath:instancePath+"/penalty",parentData:data,parentDataProperty:"penalty",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refund !== undefined){
const _errs21 = errors;
if(!(validate117(data.refund, {instancePath:instancePath+"/refund",parentData:data,parentDataProperty:"refund",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitedAt !== undefined){
const _errs22 = errors;
if(!(validate130(data.exitedAt, {instancePath:instancePath+"/exitedAt",parentData:data,parentDataProperty:"exitedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data17 = data.history;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data17)){
if(data17.length > 100){
validate882.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(!(validate472(data17[i0], {instancePath:instancePath+"/history/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid1 = _errs25 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate882.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate882.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate882.errors = vErrors;
return errors === 0;
}


function validate880(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate880.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate880.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate880.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema232.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate882(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate882.errors : vErrors.concat(validate882.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate880.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate880.errors = vErrors;
return errors === 0;
}

const schema234 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10010","10011","10012","10013","10015","10018","10024","11005","11006","11007","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate900(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate900.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate900.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10010")) || (data0 === "10011")) || (data0 === "10012")) || (data0 === "10013")) || (data0 === "10015")) || (data0 === "10018")) || (data0 === "10024")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11007")) || (data0 === "11018")) || (data0 === "11021"))){
validate900.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema234.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate900.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate900.errors = vErrors;
return errors === 0;
}


function validate879(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate880(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate880.errors : vErrors.concat(validate880.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate900(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate900.errors : vErrors.concat(validate900.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate879.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate879.errors = vErrors;
return errors === 0;
}

export const listSmartOrder_200 = validate907;
const schema235 = {"oneOf":[{"$ref":"ListSmartOrderAnswer"},{"$ref":"ListSmartOrderRefused"}]};
const schema236 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrderPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema237 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"SmartOrder"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate910(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate910.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate910.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate882(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate882.errors : vErrors.concat(validate882.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate910.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate910.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate910.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate910.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate910.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate910.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate910.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate910.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate910.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate910.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate910.errors = vErrors;
return errors === 0;
}


function validate908(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate908.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate908.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate908.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema236.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate910(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate910.errors : vErrors.concat(validate910.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate908.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate908.errors = vErrors;
return errors === 0;
}

const schema238 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate916(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate916.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate916.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate916.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema238.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate916.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate916.errors = vErrors;
return errors === 0;
}


function validate907(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate908(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate908.errors : vErrors.concat(validate908.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate916(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate916.errors : vErrors.concat(validate916.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate907.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate907.errors = vErrors;
return errors === 0;
}

export const getSmartOrderById_200 = validate922;
const schema239 = {"oneOf":[{"$ref":"GetSmartOrderByIdAnswer"},{"$ref":"GetSmartOrderByIdRefused"}]};
const schema240 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrderDetail"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema241 = {"type":"object","required":["orderNo","productId","productName","days","amount","dailyRate","status","shareStatus","boughtAt","valueDate","maturesAt","profitDays","expectedRevenue","distributedRevenue","history","profitDayList"],"properties":{"orderNo":{"$ref":"OrderNo"},"productId":{"$ref":"Id"},"productName":{"type":"string","maxLength":120},"days":{"type":"integer","minimum":1,"maximum":3650},"amount":{"$ref":"Usd"},"dailyRate":{"$ref":"Rate"},"status":{"type":"string","enum":["IN_PROGRESS","MATURED","DISTRIBUTED","COMPLETED","EARLY_EXIT"]},"shareStatus":{"type":"string","enum":["INCOME_IN_PROGRESS","PROFIT_DIVIDED"]},"boughtAt":{"$ref":"Timestamp"},"valueDate":{"$ref":"Timestamp"},"maturesAt":{"$ref":"Timestamp"},"profitDays":{"type":"integer","minimum":0},"expectedRevenue":{"$ref":"Usd"},"distributedRevenue":{"$ref":"Usd"},"penalty":{"$ref":"Usd"},"refund":{"$ref":"Usd"},"exitedAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}},"profitDayList":{"type":"array","maxItems":3650,"items":{"$ref":"ProfitDay"}}}};
const schema242 = {"type":"object","required":["day","amount","at"],"properties":{"day":{"$ref":"Day"},"amount":{"$ref":"Usd"},"at":{"$ref":"Timestamp"}}};

function validate939(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.day === undefined) && (missing0 = "day")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.at === undefined) && (missing0 = "at"))){
validate939.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.day !== undefined){
const _errs1 = errors;
if(!(validate850(data.day, {instancePath:instancePath+"/day",parentData:data,parentDataProperty:"day",rootData}))){
vErrors = vErrors === null ? validate850.errors : vErrors.concat(validate850.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs2 = errors;
if(!(validate117(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs3 = errors;
if(!(validate130(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate939.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate939.errors = vErrors;
return errors === 0;
}


function validate925(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.productId === undefined) && (missing0 = "productId"))) || ((data.productName === undefined) && (missing0 = "productName"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.shareStatus === undefined) && (missing0 = "shareStatus"))) || ((data.boughtAt === undefined) && (missing0 = "boughtAt"))) || ((data.valueDate === undefined) && (missing0 = "valueDate"))) || ((data.maturesAt === undefined) && (missing0 = "maturesAt"))) || ((data.profitDays === undefined) && (missing0 = "profitDays"))) || ((data.expectedRevenue === undefined) && (missing0 = "expectedRevenue"))) || ((data.distributedRevenue === undefined) && (missing0 = "distributedRevenue"))) || ((data.history === undefined) && (missing0 = "history"))) || ((data.profitDayList === undefined) && (missing0 = "profitDayList"))){
validate925.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate539(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.productId !== undefined){
const _errs2 = errors;
if(!(validate111(data.productId, {instancePath:instancePath+"/productId",parentData:data,parentDataProperty:"productId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.productName !== undefined){
let data2 = data.productName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(data2.length > 120){
validate925.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate925.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data3 = data.days;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate925.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 3650 || isNaN(data3)){
validate925.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate925.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs7 = errors;
if(!(validate117(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyRate !== undefined){
const _errs8 = errors;
if(!(validate258(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs9 = errors;
if(typeof data6 !== "string"){
validate925.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data6 === "IN_PROGRESS") || (data6 === "MATURED")) || (data6 === "DISTRIBUTED")) || (data6 === "COMPLETED")) || (data6 === "EARLY_EXIT"))){
validate925.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema241.properties.status.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shareStatus !== undefined){
let data7 = data.shareStatus;
const _errs11 = errors;
if(typeof data7 !== "string"){
validate925.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "INCOME_IN_PROGRESS") || (data7 === "PROFIT_DIVIDED"))){
validate925.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/enum",keyword:"enum",params:{allowedValues: schema241.properties.shareStatus.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boughtAt !== undefined){
const _errs13 = errors;
if(!(validate130(data.boughtAt, {instancePath:instancePath+"/boughtAt",parentData:data,parentDataProperty:"boughtAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valueDate !== undefined){
const _errs14 = errors;
if(!(validate130(data.valueDate, {instancePath:instancePath+"/valueDate",parentData:data,parentDataProperty:"valueDate",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maturesAt !== undefined){
const _errs15 = errors;
if(!(validate130(data.maturesAt, {instancePath:instancePath+"/maturesAt",parentData:data,parentDataProperty:"maturesAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profitDays !== undefined){
let data11 = data.profitDays;
const _errs16 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate925.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate925.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectedRevenue !== undefined){
const _errs18 = errors;
if(!(validate117(data.expectedRevenue, {instancePath:instancePath+"/expectedRevenue",parentData:data,parentDataProperty:"expectedRevenue",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distributedRevenue !== undefined){
const _errs19 = errors;
if(!(validate117(data.distributedRevenue, {instancePath:instancePath+"/distributedRevenue",parentData:data,parentDataProperty:"distributedRevenue",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.penalty !== undefined){
const _errs20 = errors;
if(!(validate117(data.penalty, {instancePath:instancePath+"/penalty",parentData:data,parentDataProperty:"penalty",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refund !== undefined){
const _errs21 = errors;
if(!(validate117(data.refund, {instancePath:instancePath+"/refund",parentData:data,parentDataProperty:"refund",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitedAt !== undefined){
const _errs22 = errors;
if(!(validate130(data.exitedAt, {instancePath:instancePath+"/exitedAt",parentData:data,parentDataProperty:"exitedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data17 = data.history;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data17)){
if(data17.length > 100){
validate925.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(!(validate472(data17[i0], {instancePath:instancePath+"/history/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid1 = _errs25 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate925.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profitDayList !== undefined){
let data19 = data.profitDayList;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data19)){
if(data19.length > 3650){
validate925.errors = [{instancePath:instancePath+"/profitDayList",schemaPath:"#/properties/profitDayList/maxItems",keyword:"maxItems",params:{limit: 3650}}];
return false;
}
else {
var valid2 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(!(validate939(data19[i1], {instancePath:instancePath+"/profitDayList/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate939.errors : vErrors.concat(validate939.errors);
errors = vErrors.length;
}
var valid2 = _errs28 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate925.errors = [{instancePath:instancePath+"/profitDayList",schemaPath:"#/properties/profitDayList/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate925.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate925.errors = vErrors;
return errors === 0;
}


function validate923(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate923.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate923.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate923.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema240.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate925(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate925.errors : vErrors.concat(validate925.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate923.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate923.errors = vErrors;
return errors === 0;
}

const schema243 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate948(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate948.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate948.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "11005")) || (data0 === "11020"))){
validate948.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema243.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate948.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate948.errors = vErrors;
return errors === 0;
}


function validate922(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate923(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate923.errors : vErrors.concat(validate923.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate948(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate948.errors : vErrors.concat(validate948.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate922.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate922.errors = vErrors;
return errors === 0;
}

export const previewExitSmart_200 = validate954;
const schema244 = {"oneOf":[{"$ref":"PreviewExitSmartAnswer"},{"$ref":"PreviewExitSmartRefused"}]};
const schema245 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"ExitPreview"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema246 = {"type":"object","required":["penaltyRate","penalty","refund","kept","lostRevenue","net","quoteId"],"properties":{"penaltyRate":{"$ref":"Rate"},"penalty":{"$ref":"Usd"},"refund":{"$ref":"Usd"},"kept":{"$ref":"Usd"},"lostRevenue":{"$ref":"Usd"},"net":{"$ref":"Usd"},"quoteId":{"$ref":"Id"}}};

function validate957(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.penaltyRate === undefined) && (missing0 = "penaltyRate")) || ((data.penalty === undefined) && (missing0 = "penalty"))) || ((data.refund === undefined) && (missing0 = "refund"))) || ((data.kept === undefined) && (missing0 = "kept"))) || ((data.lostRevenue === undefined) && (missing0 = "lostRevenue"))) || ((data.net === undefined) && (missing0 = "net"))) || ((data.quoteId === undefined) && (missing0 = "quoteId"))){
validate957.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.penaltyRate !== undefined){
const _errs1 = errors;
if(!(validate258(data.penaltyRate, {instancePath:instancePath+"/penaltyRate",parentData:data,parentDataProperty:"penaltyRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.penalty !== undefined){
const _errs2 = errors;
if(!(validate117(data.penalty, {instancePath:instancePath+"/penalty",parentData:data,parentDataProperty:"penalty",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refund !== undefined){
const _errs3 = errors;
if(!(validate117(data.refund, {instancePath:instancePath+"/refund",parentData:data,parentDataProperty:"refund",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kept !== undefined){
const _errs4 = errors;
if(!(validate117(data.kept, {instancePath:instancePath+"/kept",parentData:data,parentDataProperty:"kept",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lostRevenue !== undefined){
const _errs5 = errors;
if(!(validate117(data.lostRevenue, {instancePath:instancePath+"/lostRevenue",parentData:data,parentDataProperty:"lostRevenue",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.net !== undefined){
const _errs6 = errors;
if(!(validate117(data.net, {instancePath:instancePath+"/net",parentData:data,parentDataProperty:"net",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quoteId !== undefined){
const _errs7 = errors;
if(!(validate111(data.quoteId, {instancePath:instancePath+"/quoteId",parentData:data,parentDataProperty:"quoteId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate957.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate957.errors = vErrors;
return errors === 0;
}


function validate955(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate955.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate955.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate955.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema245.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate957(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate957.errors : vErrors.concat(validate957.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate955.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate955.errors = vErrors;
return errors === 0;
}

const schema247 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11010","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate969(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate969.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate969.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "11005")) || (data0 === "11010")) || (data0 === "11020"))){
validate969.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema247.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate969.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate969.errors = vErrors;
return errors === 0;
}


function validate954(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate955(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate955.errors : vErrors.concat(validate955.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate969(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate969.errors : vErrors.concat(validate969.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate954.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate954.errors = vErrors;
return errors === 0;
}

export const exitSmart_200 = validate975;
const schema248 = {"oneOf":[{"$ref":"ExitSmartAnswer"},{"$ref":"ExitSmartRefused"}]};
const schema249 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate976(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate976.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate976.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate976.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema249.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate882(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate882.errors : vErrors.concat(validate882.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate976.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate976.errors = vErrors;
return errors === 0;
}

const schema250 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11006","11010","11018","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate982(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate982.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate982.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "401") || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11010")) || (data0 === "11018")) || (data0 === "11020")) || (data0 === "11021"))){
validate982.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema250.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate982.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate982.errors = vErrors;
return errors === 0;
}


function validate975(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate976(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate976.errors : vErrors.concat(validate976.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate982(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate975.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate975.errors = vErrors;
return errors === 0;
}

export const openOrder_200 = validate988;
const schema251 = {"oneOf":[{"$ref":"OpenOrderAnswer"},{"$ref":"OpenOrderRefused"},{"$ref":"PaymentLocked"}]};
const schema252 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema253 = {"type":"object","required":["orderNo","code","marketId","direction","lots","contractSize","leverage","margin","openPrice","stopOutPrice","openFee","expectedReturn","status","profit","unrealised","openTime","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"code":{"type":"string","minLength":1,"maxLength":64},"marketId":{"$ref":"Id"},"direction":{"type":"string","enum":["LONG","SHORT"]},"lots":{"$ref":"Quantity"},"contractSize":{"$ref":"Quantity"},"leverage":{"type":"integer","minimum":1,"maximum":500},"margin":{"$ref":"Usd"},"openPrice":{"$ref":"Price"},"closePrice":{"$ref":"Price"},"stopLossPrice":{"$ref":"Price"},"takeProfitPrice":{"$ref":"Price"},"stopOutPrice":{"$ref":"Price"},"openFee":{"$ref":"Usd"},"closeFee":{"$ref":"Usd"},"expectedReturn":{"$ref":"Usd"},"status":{"type":"string","enum":["OPEN","CLOSED"]},"closeReason":{"type":"string","enum":["USER","SL","TP","STOP_OUT"]},"profit":{"$ref":"Usd"},"unrealised":{"$ref":"Usd"},"openTime":{"$ref":"Timestamp"},"closeTime":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate991(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.marketId === undefined) && (missing0 = "marketId"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.lots === undefined) && (missing0 = "lots"))) || ((data.contractSize === undefined) && (missing0 = "contractSize"))) || ((data.leverage === undefined) && (missing0 = "leverage"))) || ((data.margin === undefined) && (missing0 = "margin"))) || ((data.openPrice === undefined) && (missing0 = "openPrice"))) || ((data.stopOutPrice === undefined) && (missing0 = "stopOutPrice"))) || ((data.openFee === undefined) && (missing0 = "openFee"))) || ((data.expectedReturn === undefined) && (missing0 = "expectedReturn"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.profit === undefined) && (missing0 = "profit"))) || ((data.unrealised === undefined) && (missing0 = "unrealised"))) || ((data.openTime === undefined) && (missing0 = "openTime"))) || ((data.history === undefined) && (missing0 = "history"))){
validate991.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate539(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 64){
validate991.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate991.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate991.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marketId !== undefined){
const _errs4 = errors;
if(!(validate111(data.marketId, {instancePath:instancePath+"/marketId",parentData:data,parentDataProperty:"marketId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direction !== undefined){
let data3 = data.direction;
const _errs5 = errors;
if(typeof data3 !== "string"){
validate991.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "LONG") || (data3 === "SHORT"))){
validate991.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema253.properties.direction.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lots !== undefined){
const _errs7 = errors;
if(!(validate249(data.lots, {instancePath:instancePath+"/lots",parentData:data,parentDataProperty:"lots",rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contractSize !== undefined){
const _errs8 = errors;
if(!(validate249(data.contractSize, {instancePath:instancePath+"/contractSize",parentData:data,parentDataProperty:"contractSize",rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leverage !== undefined){
let data6 = data.leverage;
const _errs9 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate991.errors = [{instancePath:instancePath+"/leverage",schemaPath:"#/properties/leverage/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
validate991.errors = [{instancePath:instancePath+"/leverage",schemaPath:"#/properties/leverage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate991.errors = [{instancePath:instancePath+"/leverage",schemaPath:"#/properties/leverage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.margin !== undefined){
const _errs11 = errors;
if(!(validate117(data.margin, {instancePath:instancePath+"/margin",parentData:data,parentDataProperty:"margin",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openPrice !== undefined){
const _errs12 = errors;
if(!(validate231(data.openPrice, {instancePath:instancePath+"/openPrice",parentData:data,parentDataProperty:"openPrice",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closePrice !== undefined){
const _errs13 = errors;
if(!(validate231(data.closePrice, {instancePath:instancePath+"/closePrice",parentData:data,parentDataProperty:"closePrice",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopLossPrice !== undefined){
const _errs14 = errors;
if(!(validate231(data.stopLossPrice, {instancePath:instancePath+"/stopLossPrice",parentData:data,parentDataProperty:"stopLossPrice",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.takeProfitPrice !== undefined){
const _errs15 = errors;
if(!(validate231(data.takeProfitPrice, {instancePath:instancePath+"/takeProfitPrice",parentData:data,parentDataProperty:"takeProfitPrice",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopOutPrice !== undefined){
const _errs16 = errors;
if(!(validate231(data.stopOutPrice, {instancePath:instancePath+"/stopOutPrice",parentData:data,parentDataProperty:"stopOutPrice",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openFee !== undefined){
const _errs17 = errors;
if(!(validate117(data.openFee, {instancePath:instancePath+"/openFee",parentData:data,parentDataProperty:"openFee",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closeFee !== undefined){
const _errs18 = errors;
if(!(validate117(data.closeFee, {instancePath:instancePath+"/closeFee",parentData:data,parentDataProperty:"closeFee",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectedReturn !== undefined){
const _errs19 = errors;
if(!(validate117(data.expectedReturn, {instancePath:instancePath+"/expectedReturn",parentData:data,parentDataProperty:"expectedReturn",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data16 = data.status;
const _errs20 = errors;
if(typeof data16 !== "string"){
validate991.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data16 === "OPEN") || (data16 === "CLOSED"))){
validate991.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema253.properties.status.enum}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closeReason !== undefined){
let data17 = data.closeReason;
const _errs22 = errors;
if(typeof data17 !== "string"){
validate991.errors = [{instancePath:instancePath+"/closeReason",schemaPath:"#/properties/closeReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data17 === "USER") || (data17 === "SL")) || (data17 === "TP")) || (data17 === "STOP_OUT"))){
validate991.errors = [{instancePath:instancePath+"/closeReason",schemaPath:"#/properties/closeReason/enum",keyword:"enum",params:{allowedValues: schema253.properties.closeReason.enum}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profit !== undefined){
const _errs24 = errors;
if(!(validate117(data.profit, {instancePath:instancePath+"/profit",parentData:data,parentDataProperty:"profit",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unrealised !== undefined){
const _errs25 = errors;
if(!(validate117(data.unrealised, {instancePath:instancePath+"/unrealised",parentData:data,parentDataProperty:"unrealised",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openTime !== undefined){
const _errs26 = errors;
if(!(validate130(data.openTime, {instancePath:instancePath+"/openTime",parentData:data,parentDataProperty:"openTime",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closeTime !== undefined){
const _errs27 = errors;
if(!(validate130(data.closeTime, {instancePath:instancePath+"/closeTime",parentData:data,parentDataProperty:"closeTime",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data22 = data.history;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data22)){
if(data22.length > 100){
validate991.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate472(data22[i0], {instancePath:instancePath+"/history/" + i0,parentData:data22,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid1 = _errs30 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate991.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate991.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate991.errors = vErrors;
return errors === 0;
}


function validate989(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate989.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate989.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate989.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema252.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate991(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate991.errors : vErrors.concat(validate991.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate989.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate989.errors = vErrors;
return errors === 0;
}

const schema254 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10015","10016","10018","11006","11009","11018","11019","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1014(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1014.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1014.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10015")) || (data0 === "10016")) || (data0 === "10018")) || (data0 === "11006")) || (data0 === "11009")) || (data0 === "11018")) || (data0 === "11019")) || (data0 === "11021"))){
validate1014.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema254.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1014.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1014.errors = vErrors;
return errors === 0;
}


function validate988(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate989(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate989.errors : vErrors.concat(validate989.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1014(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1014.errors : vErrors.concat(validate1014.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate988.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate988.errors = vErrors;
return errors === 0;
}

export const modifyOrder_200 = validate1021;
const schema255 = {"oneOf":[{"$ref":"ModifyOrderAnswer"},{"$ref":"ModifyOrderRefused"}]};
const schema256 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1022(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1022.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1022.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1022.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema256.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate991(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate991.errors : vErrors.concat(validate991.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1022.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1022.errors = vErrors;
return errors === 0;
}

const schema257 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006","11009","11010","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1028(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1028.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1028.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "401") || (data0 === "11006")) || (data0 === "11009")) || (data0 === "11010")) || (data0 === "11020"))){
validate1028.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema257.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1028.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1028.errors = vErrors;
return errors === 0;
}


function validate1021(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1022(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1022.errors : vErrors.concat(validate1022.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1028(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1028.errors : vErrors.concat(validate1028.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1021.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1021.errors = vErrors;
return errors === 0;
}

export const closeOrder_200 = validate1034;
const schema258 = {"oneOf":[{"$ref":"CloseOrderAnswer"},{"$ref":"CloseOrderRefused"}]};
const schema259 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1035(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1035.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1035.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1035.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema259.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate991(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate991.errors : vErrors.concat(validate991.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1035.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1035.errors = vErrors;
return errors === 0;
}

const schema260 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10015","11006","11010","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1041(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1041.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1041.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "401") || (data0 === "10015")) || (data0 === "11006")) || (data0 === "11010")) || (data0 === "11020")) || (data0 === "11021"))){
validate1041.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema260.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1041.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1041.errors = vErrors;
return errors === 0;
}


function validate1034(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1035(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1035.errors : vErrors.concat(validate1035.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1041(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1041.errors : vErrors.concat(validate1041.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1034.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1034.errors = vErrors;
return errors === 0;
}

export const listOrder_200 = validate1047;
const schema261 = {"oneOf":[{"$ref":"ListOrderAnswer"},{"$ref":"ListOrderRefused"}]};
const schema262 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"OrderPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema263 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Order"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1050(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1050.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1050.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate991(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate991.errors : vErrors.concat(validate991.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1050.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1050.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1050.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1050.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1050.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1050.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1050.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1050.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate1050.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1050.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1050.errors = vErrors;
return errors === 0;
}


function validate1048(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1048.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1048.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1048.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema262.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1050(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1050.errors : vErrors.concat(validate1050.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1048.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1048.errors = vErrors;
return errors === 0;
}

const schema264 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1056(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1056.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1056.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1056.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema264.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1056.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1056.errors = vErrors;
return errors === 0;
}


function validate1047(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1048(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1048.errors : vErrors.concat(validate1048.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1056(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1056.errors : vErrors.concat(validate1056.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1047.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1047.errors = vErrors;
return errors === 0;
}

export const getOrderById_200 = validate1062;
const schema265 = {"oneOf":[{"$ref":"GetOrderByIdAnswer"},{"$ref":"GetOrderByIdRefused"}]};
const schema266 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1063(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1063.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1063.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1063.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema266.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate991(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate991.errors : vErrors.concat(validate991.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1063.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1063.errors = vErrors;
return errors === 0;
}

const schema267 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1069(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1069.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1069.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11020"))){
validate1069.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema267.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1069.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1069.errors = vErrors;
return errors === 0;
}


function validate1062(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1063(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1063.errors : vErrors.concat(validate1063.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1069(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1069.errors : vErrors.concat(validate1069.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1062.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1062.errors = vErrors;
return errors === 0;
}

export const buyOptions_200 = validate1075;
const schema268 = {"oneOf":[{"$ref":"BuyOptionsAnswer"},{"$ref":"BuyOptionsRefused"},{"$ref":"PaymentLocked"}]};
const schema269 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"OptionsOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema270 = {"type":"object","required":["orderNo","code","marketId","direction","periodSec","stake","payoutRatio","strikePrice","expiresAt","expectedReturn","status","openTime","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"code":{"type":"string","minLength":1,"maxLength":64},"marketId":{"$ref":"Id"},"direction":{"type":"string","enum":["UP","DOWN"]},"periodSec":{"type":"integer","minimum":1,"maximum":86400},"stake":{"$ref":"Usd"},"payoutRatio":{"$ref":"Rate"},"strikePrice":{"$ref":"Price"},"expiresAt":{"$ref":"Timestamp"},"settlePrice":{"$ref":"Price"},"expectedReturn":{"$ref":"Usd"},"status":{"type":"string","enum":["OPEN","WON","LOST","TIED","VOID"]},"profit":{"$ref":"Usd"},"openTime":{"$ref":"Timestamp"},"closeTime":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate1078(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.marketId === undefined) && (missing0 = "marketId"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.periodSec === undefined) && (missing0 = "periodSec"))) || ((data.stake === undefined) && (missing0 = "stake"))) || ((data.payoutRatio === undefined) && (missing0 = "payoutRatio"))) || ((data.strikePrice === undefined) && (missing0 = "strikePrice"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))) || ((data.expectedReturn === undefined) && (missing0 = "expectedReturn"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.openTime === undefined) && (missing0 = "openTime"))) || ((data.history === undefined) && (missing0 = "history"))){
validate1078.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate539(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 64){
validate1078.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate1078.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1078.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marketId !== undefined){
const _errs4 = errors;
if(!(validate111(data.marketId, {instancePath:instancePath+"/marketId",parentData:data,parentDataProperty:"marketId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direction !== undefined){
let data3 = data.direction;
const _errs5 = errors;
if(typeof data3 !== "string"){
validate1078.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "UP") || (data3 === "DOWN"))){
validate1078.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema270.properties.direction.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.periodSec !== undefined){
let data4 = data.periodSec;
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1078.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 86400 || isNaN(data4)){
validate1078.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1078.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stake !== undefined){
const _errs9 = errors;
if(!(validate117(data.stake, {instancePath:instancePath+"/stake",parentData:data,parentDataProperty:"stake",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payoutRatio !== undefined){
const _errs10 = errors;
if(!(validate258(data.payoutRatio, {instancePath:instancePath+"/payoutRatio",parentData:data,parentDataProperty:"payoutRatio",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strikePrice !== undefined){
const _errs11 = errors;
if(!(validate231(data.strikePrice, {instancePath:instancePath+"/strikePrice",parentData:data,parentDataProperty:"strikePrice",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs12 = errors;
if(!(validate130(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settlePrice !== undefined){
const _errs13 = errors;
if(!(validate231(data.settlePrice, {instancePath:instancePath+"/settlePrice",parentData:data,parentDataProperty:"settlePrice",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectedReturn !== undefined){
const _errs14 = errors;
if(!(validate117(data.expectedReturn, {instancePath:instancePath+"/expectedReturn",parentData:data,parentDataProperty:"expectedReturn",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data11 = data.status;
const _errs15 = errors;
if(typeof data11 !== "string"){
validate1078.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data11 === "OPEN") || (data11 === "WON")) || (data11 === "LOST")) || (data11 === "TIED")) || (data11 === "VOID"))){
validate1078.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema270.properties.status.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profit !== undefined){
const _errs17 = errors;
if(!(validate117(data.profit, {instancePath:instancePath+"/profit",parentData:data,parentDataProperty:"profit",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openTime !== undefined){
const _errs18 = errors;
if(!(validate130(data.openTime, {instancePath:instancePath+"/openTime",parentData:data,parentDataProperty:"openTime",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closeTime !== undefined){
const _errs19 = errors;
if(!(validate130(data.closeTime, {instancePath:instancePath+"/closeTime",parentData:data,parentDataProperty:"closeTime",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data15 = data.history;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data15)){
if(data15.length > 100){
validate1078.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate472(data15[i0], {instancePath:instancePath+"/history/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1078.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1078.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1078.errors = vErrors;
return errors === 0;
}


function validate1076(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1076.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1076.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate1076.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema269.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1078(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1078.errors : vErrors.concat(validate1078.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1076.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1076.errors = vErrors;
return errors === 0;
}

const schema271 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10014","10015","10016","10017","10018","11006","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1095(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1095.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1095.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10014")) || (data0 === "10015")) || (data0 === "10016")) || (data0 === "10017")) || (data0 === "10018")) || (data0 === "11006")) || (data0 === "11018")) || (data0 === "11021"))){
validate1095.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema271.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1095.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1095.errors = vErrors;
return errors === 0;
}


function validate1075(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1076(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1076.errors : vErrors.concat(validate1076.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1095(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1095.errors : vErrors.concat(validate1095.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1075.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1075.errors = vErrors;
return errors === 0;
}

export const listOptionsOrder_200 = validate1102;
const schema272 = {"oneOf":[{"$ref":"ListOptionsOrderAnswer"},{"$ref":"ListOptionsOrderRefused"}]};
const schema273 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"OptionsOrderPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema274 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"OptionsOrder"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1105.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1078(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1078.errors : vErrors.concat(validate1078.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1105.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1105.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1105.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1105.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1105.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1105.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1105.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1105.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate1105.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1105.errors = vErrors;
return errors === 0;
}


function validate1103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1103.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1103.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema273.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1105(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1105.errors : vErrors.concat(validate1105.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1103.errors = vErrors;
return errors === 0;
}

const schema275 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1111.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1111.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema275.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1111.errors = vErrors;
return errors === 0;
}


function validate1102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1103(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1103.errors : vErrors.concat(validate1103.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1111(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1111.errors : vErrors.concat(validate1111.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1102.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1102.errors = vErrors;
return errors === 0;
}

export const getOptionsOrderById_200 = validate1117;
const schema276 = {"oneOf":[{"$ref":"GetOptionsOrderByIdAnswer"},{"$ref":"GetOptionsOrderByIdRefused"}]};
const schema277 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"OptionsOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1118.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1118.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema277.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1078(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1078.errors : vErrors.concat(validate1078.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1118.errors = vErrors;
return errors === 0;
}

const schema278 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1124.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11020"))){
validate1124.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema278.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1124.errors = vErrors;
return errors === 0;
}


function validate1117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1118.errors : vErrors.concat(validate1118.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1124(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1124.errors : vErrors.concat(validate1124.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1117.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1117.errors = vErrors;
return errors === 0;
}

export const myCredit_200 = validate1130;
const schema279 = {"oneOf":[{"$ref":"MyCreditAnswer"},{"$ref":"MyCreditRefused"}]};
const schema280 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"CreditLine"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema281 = {"type":"object","required":["creditLimit","used","available","terms","dailyRate","interestFreeDays","min","max","kycStatus"],"properties":{"creditLimit":{"$ref":"Usd"},"used":{"$ref":"Usd"},"available":{"$ref":"Usd"},"terms":{"type":"array","maxItems":20,"items":{"type":"integer","minimum":1,"maximum":3650}},"dailyRate":{"$ref":"Rate"},"interestFreeDays":{"type":"integer","minimum":0,"maximum":365},"min":{"$ref":"Usd"},"max":{"$ref":"Usd"},"kycStatus":{"$ref":"KycStatus"},"openLoanNo":{"$ref":"OrderNo"}}};

function validate1133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.creditLimit === undefined) && (missing0 = "creditLimit")) || ((data.used === undefined) && (missing0 = "used"))) || ((data.available === undefined) && (missing0 = "available"))) || ((data.terms === undefined) && (missing0 = "terms"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.interestFreeDays === undefined) && (missing0 = "interestFreeDays"))) || ((data.min === undefined) && (missing0 = "min"))) || ((data.max === undefined) && (missing0 = "max"))) || ((data.kycStatus === undefined) && (missing0 = "kycStatus"))){
validate1133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.creditLimit !== undefined){
const _errs1 = errors;
if(!(validate117(data.creditLimit, {instancePath:instancePath+"/creditLimit",parentData:data,parentDataProperty:"creditLimit",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.used !== undefined){
const _errs2 = errors;
if(!(validate117(data.used, {instancePath:instancePath+"/used",parentData:data,parentDataProperty:"used",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available !== undefined){
const _errs3 = errors;
if(!(validate117(data.available, {instancePath:instancePath+"/available",parentData:data,parentDataProperty:"available",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terms !== undefined){
let data3 = data.terms;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data3)){
if(data3.length > 20){
validate1133.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs6 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1133.errors = [{instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 > 3650 || isNaN(data4)){
validate1133.errors = [{instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1133.errors = [{instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1133.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyRate !== undefined){
const _errs8 = errors;
if(!(validate258(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interestFreeDays !== undefined){
let data6 = data.interestFreeDays;
const _errs9 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate1133.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 365 || isNaN(data6)){
validate1133.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate1133.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined){
const _errs11 = errors;
if(!(validate117(data.min, {instancePath:instancePath+"/min",parentData:data,parentDataProperty:"min",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
const _errs12 = errors;
if(!(validate117(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kycStatus !== undefined){
const _errs13 = errors;
if(!(validate113(data.kycStatus, {instancePath:instancePath+"/kycStatus",parentData:data,parentDataProperty:"kycStatus",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openLoanNo !== undefined){
const _errs14 = errors;
if(!(validate539(data.openLoanNo, {instancePath:instancePath+"/openLoanNo",parentData:data,parentDataProperty:"openLoanNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1133.errors = vErrors;
return errors === 0;
}


function validate1131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1131.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1131.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema280.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1133(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1133.errors : vErrors.concat(validate1133.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1131.errors = vErrors;
return errors === 0;
}

const schema282 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10018","11005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1146.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "10018")) || (data0 === "11005"))){
validate1146.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema282.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1146.errors = vErrors;
return errors === 0;
}


function validate1130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1131(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1131.errors : vErrors.concat(validate1131.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1146.errors : vErrors.concat(validate1146.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1130.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1130.errors = vErrors;
return errors === 0;
}

export const loanQuote_200 = validate1152;
const schema283 = {"oneOf":[{"$ref":"LoanQuoteAnswer"},{"$ref":"LoanQuoteRefused"}]};
const schema284 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"LoanQuote"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema285 = {"type":"object","required":["amount","termDays","totalInterest","repaymentAmount","apr","nominalRate","repaymentDate","schedule","overdueTerms","agreementMarkdown","agreementVersion","quoteId","expiresAt"],"properties":{"amount":{"$ref":"Usd"},"termDays":{"type":"integer","minimum":1,"maximum":3650},"totalInterest":{"$ref":"Usd"},"repaymentAmount":{"$ref":"Usd"},"apr":{"type":"string","pattern":"^\\d{1,6}\\.\\d$"},"nominalRate":{"$ref":"Rate"},"repaymentDate":{"$ref":"Timestamp"},"schedule":{"type":"array","maxItems":120,"items":{"$ref":"LoanInstalment"}},"overdueTerms":{"$ref":"OverdueTerms"},"agreementMarkdown":{"type":"string","maxLength":100000},"agreementVersion":{"type":"string","minLength":1,"maxLength":64},"quoteId":{"$ref":"Id"},"expiresAt":{"$ref":"Timestamp"}}};
const schema286 = {"type":"object","required":["dueAt","principal","interest","total"],"properties":{"dueAt":{"$ref":"Timestamp"},"principal":{"$ref":"Usd"},"interest":{"$ref":"Usd"},"total":{"$ref":"Usd"}}};

function validate1161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.dueAt === undefined) && (missing0 = "dueAt")) || ((data.principal === undefined) && (missing0 = "principal"))) || ((data.interest === undefined) && (missing0 = "interest"))) || ((data.total === undefined) && (missing0 = "total"))){
validate1161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dueAt !== undefined){
const _errs1 = errors;
if(!(validate130(data.dueAt, {instancePath:instancePath+"/dueAt",parentData:data,parentDataProperty:"dueAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.principal !== undefined){
const _errs2 = errors;
if(!(validate117(data.principal, {instancePath:instancePath+"/principal",parentData:data,parentDataProperty:"principal",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interest !== undefined){
const _errs3 = errors;
if(!(validate117(data.interest, {instancePath:instancePath+"/interest",parentData:data,parentDataProperty:"interest",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
const _errs4 = errors;
if(!(validate117(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate1161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1161.errors = vErrors;
return errors === 0;
}

const schema287 = {"type":"object","required":["dailyRate","capRate","cap","exampleDays","exampleInterest"],"properties":{"dailyRate":{"$ref":"Rate"},"capRate":{"$ref":"Rate"},"cap":{"$ref":"Usd"},"exampleDays":{"type":"integer","minimum":1,"maximum":365},"exampleInterest":{"$ref":"Usd"}}};

function validate1167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.dailyRate === undefined) && (missing0 = "dailyRate")) || ((data.capRate === undefined) && (missing0 = "capRate"))) || ((data.cap === undefined) && (missing0 = "cap"))) || ((data.exampleDays === undefined) && (missing0 = "exampleDays"))) || ((data.exampleInterest === undefined) && (missing0 = "exampleInterest"))){
validate1167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dailyRate !== undefined){
const _errs1 = errors;
if(!(validate258(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capRate !== undefined){
const _errs2 = errors;
if(!(validate258(data.capRate, {instancePath:instancePath+"/capRate",parentData:data,parentDataProperty:"capRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cap !== undefined){
const _errs3 = errors;
if(!(validate117(data.cap, {instancePath:instancePath+"/cap",parentData:data,parentDataProperty:"cap",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exampleDays !== undefined){
let data3 = data.exampleDays;
const _errs4 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1167.errors = [{instancePath:instancePath+"/exampleDays",schemaPath:"#/properties/exampleDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data3 == "number"){
if(data3 > 365 || isNaN(data3)){
validate1167.errors = [{instancePath:instancePath+"/exampleDays",schemaPath:"#/properties/exampleDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate1167.errors = [{instancePath:instancePath+"/exampleDays",schemaPath:"#/properties/exampleDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exampleInterest !== undefined){
const _errs6 = errors;
if(!(validate117(data.exampleInterest, {instancePath:instancePath+"/exampleInterest",parentData:data,parentDataProperty:"exampleInterest",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1167.errors = vErrors;
return errors === 0;
}

const pattern20 = new RegExp("^\\d{1,6}\\.\\d$", "u");

function validate1155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.amount === undefined) && (missing0 = "amount")) || ((data.termDays === undefined) && (missing0 = "termDays"))) || ((data.totalInterest === undefined) && (missing0 = "totalInterest"))) || ((data.repaymentAmount === undefined) && (missing0 = "repaymentAmount"))) || ((data.apr === undefined) && (missing0 = "apr"))) || ((data.nominalRate === undefined) && (missing0 = "nominalRate"))) || ((data.repaymentDate === undefined) && (missing0 = "repaymentDate"))) || ((data.schedule === undefined) && (missing0 = "schedule"))) || ((data.overdueTerms === undefined) && (missing0 = "overdueTerms"))) || ((data.agreementMarkdown === undefined) && (missing0 = "agreementMarkdown"))) || ((data.agreementVersion === undefined) && (missing0 = "agreementVersion"))) || ((data.quoteId === undefined) && (missing0 = "quoteId"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate1155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.amount !== undefined){
const _errs1 = errors;
if(!(validate117(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termDays !== undefined){
let data1 = data.termDays;
const _errs2 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1155.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data1 == "number"){
if(data1 > 3650 || isNaN(data1)){
validate1155.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate1155.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalInterest !== undefined){
const _errs4 = errors;
if(!(validate117(data.totalInterest, {instancePath:instancePath+"/totalInterest",parentData:data,parentDataProperty:"totalInterest",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repaymentAmount !== undefined){
const _errs5 = errors;
if(!(validate117(data.repaymentAmount, {instancePath:instancePath+"/repaymentAmount",parentData:data,parentDataProperty:"repaymentAmount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apr !== undefined){
let data4 = data.apr;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
validate1155.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}\\.\\d$"}}];
return false;
}
}
else {
validate1155.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nominalRate !== undefined){
const _errs8 = errors;
if(!(validate258(data.nominalRate, {instancePath:instancePath+"/nominalRate",parentData:data,parentDataProperty:"nominalRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repaymentDate !== undefined){
const _errs9 = errors;
if(!(validate130(data.repaymentDate, {instancePath:instancePath+"/repaymentDate",parentData:data,parentDataProperty:"repaymentDate",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule !== undefined){
let data7 = data.schedule;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data7)){
if(data7.length > 120){
validate1155.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/maxItems",keyword:"maxItems",params:{limit: 120}}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate1161(data7[i0], {instancePath:instancePath+"/schedule/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1161.errors : vErrors.concat(validate1161.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1155.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overdueTerms !== undefined){
const _errs13 = errors;
if(!(validate1167(data.overdueTerms, {instancePath:instancePath+"/overdueTerms",parentData:data,parentDataProperty:"overdueTerms",rootData}))){
vErrors = vErrors === null ? validate1167.errors : vErrors.concat(validate1167.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agreementMarkdown !== undefined){
let data10 = data.agreementMarkdown;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data10 === "string"){
if(data10.length > 100000){
validate1155.errors = [{instancePath:instancePath+"/agreementMarkdown",schemaPath:"#/properties/agreementMarkdown/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate1155.errors = [{instancePath:instancePath+"/agreementMarkdown",schemaPath:"#/properties/agreementMarkdown/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agreementVersion !== undefined){
let data11 = data.agreementVersion;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data11 === "string"){
if(data11.length > 64){
validate1155.errors = [{instancePath:instancePath+"/agreementVersion",schemaPath:"#/properties/agreementVersion/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data11.length < 1){
validate1155.errors = [{instancePath:instancePath+"/agreementVersion",schemaPath:"#/properties/agreementVersion/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1155.errors = [{instancePath:instancePath+"/agreementVersion",schemaPath:"#/properties/agreementVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quoteId !== undefined){
const _errs18 = errors;
if(!(validate111(data.quoteId, {instancePath:instancePath+"/quoteId",parentData:data,parentDataProperty:"quoteId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs19 = errors;
if(!(validate130(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1155.errors = vErrors;
return errors === 0;
}


function validate1153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1153.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1153.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema284.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1155(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1155.errors : vErrors.concat(validate1155.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1153.errors = vErrors;
return errors === 0;
}

const schema288 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10013","10018","10023","11005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1179.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "401") || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10023")) || (data0 === "11005"))){
validate1179.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema288.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1179.errors = vErrors;
return errors === 0;
}


function validate1152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1153(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1153.errors : vErrors.concat(validate1153.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1179(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1179.errors : vErrors.concat(validate1179.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1152.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1152.errors = vErrors;
return errors === 0;
}

export const loan_200 = validate1185;
const schema289 = {"oneOf":[{"$ref":"LoanAnswer"},{"$ref":"LoanRefused"},{"$ref":"PaymentLocked"}]};
const schema290 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20001"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema291 = {"type":"object","required":["loanNo","amount","termDays","dailyRate","interestFreeDays","totalInterest","repaymentAmount","apr","repaymentDate","agreementSignedAt","signatureId","status","accruedInterest","overdueInterest","outstanding","history"],"properties":{"loanNo":{"$ref":"OrderNo"},"amount":{"$ref":"Usd"},"termDays":{"type":"integer","minimum":1,"maximum":3650},"dailyRate":{"$ref":"Rate"},"interestFreeDays":{"type":"integer","minimum":0,"maximum":365},"totalInterest":{"$ref":"Usd"},"repaymentAmount":{"$ref":"Usd"},"apr":{"type":"string","pattern":"^\\d{1,6}\\.\\d$"},"repaymentDate":{"$ref":"Timestamp"},"agreementSignedAt":{"$ref":"Timestamp"},"signatureId":{"$ref":"Id"},"status":{"type":"string","enum":["PENDING_REVIEW","REPAYING","REPAID","OVERDUE","REJECTED"]},"reviewStartedAt":{"$ref":"Timestamp"},"disbursedAt":{"$ref":"Timestamp"},"accruedInterest":{"$ref":"Usd"},"overdueInterest":{"$ref":"Usd"},"outstanding":{"$ref":"Usd"},"repaidAt":{"$ref":"Timestamp"},"rejectReason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate1188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.loanNo === undefined) && (missing0 = "loanNo")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.termDays === undefined) && (missing0 = "termDays"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.interestFreeDays === undefined) && (missing0 = "interestFreeDays"))) || ((data.totalInterest === undefined) && (missing0 = "totalInterest"))) || ((data.repaymentAmount === undefined) && (missing0 = "repaymentAmount"))) || ((data.apr === undefined) && (missing0 = "apr"))) || ((data.repaymentDate === undefined) && (missing0 = "repaymentDate"))) || ((data.agreementSignedAt === undefined) && (missing0 = "agreementSignedAt"))) || ((data.signatureId === undefined) && (missing0 = "signatureId"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.accruedInterest === undefined) && (missing0 = "accruedInterest"))) || ((data.overdueInterest === undefined) && (missing0 = "overdueInterest"))) || ((data.outstanding === undefined) && (missing0 = "outstanding"))) || ((data.history === undefined) && (missing0 = "history"))){
validate1188.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.loanNo !== undefined){
const _errs1 = errors;
if(!(validate539(data.loanNo, {instancePath:instancePath+"/loanNo",parentData:data,parentDataProperty:"loanNo",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
const _errs2 = errors;
if(!(validate117(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termDays !== undefined){
let data2 = data.termDays;
const _errs3 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1188.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data2 == "number"){
if(data2 > 3650 || isNaN(data2)){
validate1188.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate1188.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyRate !== undefined){
const _errs5 = errors;
if(!(validate258(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interestFreeDays !== undefined){
let data4 = data.interestFreeDays;
const _errs6 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1188.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 > 365 || isNaN(data4)){
validate1188.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate1188.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalInterest !== undefined){
const _errs8 = errors;
if(!(validate117(data.totalInterest, {instancePath:instancePath+"/totalInterest",parentData:data,parentDataProperty:"totalInterest",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repaymentAmount !== undefined){
const _errs9 = errors;
if(!(validate117(data.repaymentAmount, {instancePath:instancePath+"/repaymentAmount",parentData:data,parentDataProperty:"repaymentAmount",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apr !== undefined){
let data7 = data.apr;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data7 === "string"){
if(!pattern20.test(data7)){
validate1188.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}\\.\\d$"}}];
return false;
}
}
else {
validate1188.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repaymentDate !== undefined){
const _errs12 = errors;
if(!(validate130(data.repaymentDate, {instancePath:instancePath+"/repaymentDate",parentData:data,parentDataProperty:"repaymentDate",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agreementSignedAt !== undefined){
const _errs13 = errors;
if(!(validate130(data.agreementSignedAt, {instancePath:instancePath+"/agreementSignedAt",parentData:data,parentDataProperty:"agreementSignedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signatureId !== undefined){
const _errs14 = errors;
if(!(validate111(data.signatureId, {instancePath:instancePath+"/signatureId",parentData:data,parentDataProperty:"signatureId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data11 = data.status;
const _errs15 = errors;
if(typeof data11 !== "string"){
validate1188.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data11 === "PENDING_REVIEW") || (data11 === "REPAYING")) || (data11 === "REPAID")) || (data11 === "OVERDUE")) || (data11 === "REJECTED"))){
validate1188.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema291.properties.status.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewStartedAt !== undefined){
const _errs17 = errors;
if(!(validate130(data.reviewStartedAt, {instancePath:instancePath+"/reviewStartedAt",parentData:data,parentDataProperty:"reviewStartedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disbursedAt !== undefined){
const _errs18 = errors;
if(!(validate130(data.disbursedAt, {instancePath:instancePath+"/disbursedAt",parentData:data,parentDataProperty:"disbursedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accruedInterest !== undefined){
const _errs19 = errors;
if(!(validate117(data.accruedInterest, {instancePath:instancePath+"/accruedInterest",parentData:data,parentDataProperty:"accruedInterest",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overdueInterest !== undefined){
const _errs20 = errors;
if(!(validate117(data.overdueInterest, {instancePath:instancePath+"/overdueInterest",parentData:data,parentDataProperty:"overdueInterest",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outstanding !== undefined){
const _errs21 = errors;
if(!(validate117(data.outstanding, {instancePath:instancePath+"/outstanding",parentData:data,parentDataProperty:"outstanding",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repaidAt !== undefined){
const _errs22 = errors;
if(!(validate130(data.repaidAt, {instancePath:instancePath+"/repaidAt",parentData:data,parentDataProperty:"repaidAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejectReason !== undefined){
let data18 = data.rejectReason;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data18 === "string"){
if(data18.length > 500){
validate1188.errors = [{instancePath:instancePath+"/rejectReason",schemaPath:"#/properties/rejectReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate1188.errors = [{instancePath:instancePath+"/rejectReason",schemaPath:"#/properties/rejectReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data19 = data.history;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data19)){
if(data19.length > 100){
validate1188.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(!(validate472(data19[i0], {instancePath:instancePath+"/history/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid1 = _errs27 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1188.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1188.errors = vErrors;
return errors === 0;
}


function validate1186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1186.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20001")){
validate1186.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema290.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1188(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1188.errors : vErrors.concat(validate1188.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1186.errors = vErrors;
return errors === 0;
}

const schema292 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10013","10018","10019","10022","10023","11005","11006","11016","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1208.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10019")) || (data0 === "10022")) || (data0 === "10023")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11016")) || (data0 === "11018")) || (data0 === "11021"))){
validate1208.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema292.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1208.errors = vErrors;
return errors === 0;
}


function validate1185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1186(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1186.errors : vErrors.concat(validate1186.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1208(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1208.errors : vErrors.concat(validate1208.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1185.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1185.errors = vErrors;
return errors === 0;
}

export const listLoanRecord_200 = validate1215;
const schema293 = {"oneOf":[{"$ref":"ListLoanRecordAnswer"},{"$ref":"ListLoanRecordRefused"}]};
const schema294 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"LoanPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema295 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Loan"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1218.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1188(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1188.errors : vErrors.concat(validate1188.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1218.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1218.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1218.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1218.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1218.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1218.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1218.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1218.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate1218.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1218.errors = vErrors;
return errors === 0;
}


function validate1216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1216.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1216.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema294.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1218(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1218.errors : vErrors.concat(validate1218.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1216.errors = vErrors;
return errors === 0;
}

const schema296 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1224.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1224.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema296.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1224.errors = vErrors;
return errors === 0;
}


function validate1215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1216(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1216.errors : vErrors.concat(validate1216.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1224(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1224.errors : vErrors.concat(validate1224.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1215.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1215.errors = vErrors;
return errors === 0;
}

export const getLoanById_200 = validate1230;
const schema297 = {"oneOf":[{"$ref":"GetLoanByIdAnswer"},{"$ref":"GetLoanByIdRefused"}]};
const schema298 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1231.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1231.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema298.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1188(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1188.errors : vErrors.concat(validate1188.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1231.errors = vErrors;
return errors === 0;
}

const schema299 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1237.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "11005")) || (data0 === "11020"))){
validate1237.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema299.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1237.errors = vErrors;
return errors === 0;
}


function validate1230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1231(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1231.errors : vErrors.concat(validate1231.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1237(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1237.errors : vErrors.concat(validate1237.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1230.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1230.errors = vErrors;
return errors === 0;
}

export const repayLoan_200 = validate1243;
const schema300 = {"oneOf":[{"$ref":"RepayLoanAnswer"},{"$ref":"RepayLoanRefused"}]};
const schema301 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1244.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1244.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1244.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema301.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1188(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1188.errors : vErrors.concat(validate1188.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1244.errors = vErrors;
return errors === 0;
}

const schema302 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10011","11005","11006","11017","11018","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1250.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data0 === "401") || (data0 === "10011")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11017")) || (data0 === "11018")) || (data0 === "11020")) || (data0 === "11021"))){
validate1250.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema302.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1250.errors = vErrors;
return errors === 0;
}


function validate1243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1244(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1244.errors : vErrors.concat(validate1244.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1250(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1250.errors : vErrors.concat(validate1250.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1243.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1243.errors = vErrors;
return errors === 0;
}

export const withdrawLoan_200 = validate1256;
const schema303 = {"oneOf":[{"$ref":"WithdrawLoanAnswer"},{"$ref":"WithdrawLoanRefused"}]};
const schema304 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1257.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1257.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema304.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1188(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1188.errors : vErrors.concat(validate1188.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1257.errors = vErrors;
return errors === 0;
}

const schema305 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10011","11005","11006","11017","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1263.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1263.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "401") || (data0 === "10011")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11017")) || (data0 === "11020")) || (data0 === "11021"))){
validate1263.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema305.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1263.errors = vErrors;
return errors === 0;
}


function validate1256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1257(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1257.errors : vErrors.concat(validate1257.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1263(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1263.errors : vErrors.concat(validate1263.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1256.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1256.errors = vErrors;
return errors === 0;
}

export const buyNft_200 = validate1269;
const schema306 = {"oneOf":[{"$ref":"BuyNftAnswer"},{"$ref":"BuyNftRefused"},{"$ref":"PaymentLocked"}]};
const schema307 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"MyNft"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema308 = {"type":"object","required":["id","title","imageUrl","creator","chain","address","currentBid","minNextBid","endsAt","remainingTime","bidCount","cumulativeDonation","charity","status","myBid","leading"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":120},"imageUrl":{"type":"string","format":"uri-reference","maxLength":2048},"creator":{"type":"string","maxLength":120},"chain":{"type":"string","maxLength":64},"address":{"type":"string","maxLength":128},"currentBid":{"$ref":"Usd"},"minNextBid":{"$ref":"Usd"},"buyNowPrice":{"$ref":"Usd"},"endsAt":{"$ref":"Timestamp"},"remainingTime":{"type":"integer","minimum":0},"bidCount":{"type":"integer","minimum":0},"cumulativeDonation":{"$ref":"Usd"},"charity":{"$ref":"Charity"},"status":{"type":"string","enum":["DRAFT","LIVE","SOLD","ENDED","WITHDRAWN"]},"myBid":{"$ref":"Usd"},"leading":{"type":"boolean"}}};

function validate1272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.imageUrl === undefined) && (missing0 = "imageUrl"))) || ((data.creator === undefined) && (missing0 = "creator"))) || ((data.chain === undefined) && (missing0 = "chain"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.currentBid === undefined) && (missing0 = "currentBid"))) || ((data.minNextBid === undefined) && (missing0 = "minNextBid"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.remainingTime === undefined) && (missing0 = "remainingTime"))) || ((data.bidCount === undefined) && (missing0 = "bidCount"))) || ((data.cumulativeDonation === undefined) && (missing0 = "cumulativeDonation"))) || ((data.charity === undefined) && (missing0 = "charity"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.myBid === undefined) && (missing0 = "myBid"))) || ((data.leading === undefined) && (missing0 = "leading"))){
validate1272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 120){
validate1272.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate1272.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageUrl !== undefined){
let data2 = data.imageUrl;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 2048){
validate1272.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data2))){
validate1272.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate1272.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator !== undefined){
let data3 = data.creator;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 120){
validate1272.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate1272.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chain !== undefined){
let data4 = data.chain;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 64){
validate1272.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1272.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data5 = data.address;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 128){
validate1272.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1272.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentBid !== undefined){
const _errs12 = errors;
if(!(validate117(data.currentBid, {instancePath:instancePath+"/currentBid",parentData:data,parentDataProperty:"currentBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minNextBid !== undefined){
const _errs13 = errors;
if(!(validate117(data.minNextBid, {instancePath:instancePath+"/minNextBid",parentData:data,parentDataProperty:"minNextBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buyNowPrice !== undefined){
const _errs14 = errors;
if(!(validate117(data.buyNowPrice, {instancePath:instancePath+"/buyNowPrice",parentData:data,parentDataProperty:"buyNowPrice",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsAt !== undefined){
const _errs15 = errors;
if(!(validate130(data.endsAt, {instancePath:instancePath+"/endsAt",parentData:data,parentDataProperty:"endsAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remainingTime !== undefined){
let data10 = data.remainingTime;
const _errs16 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate1272.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate1272.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bidCount !== undefined){
let data11 = data.bidCount;
const _errs18 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate1272.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate1272.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cumulativeDonation !== undefined){
const _errs20 = errors;
if(!(validate117(data.cumulativeDonation, {instancePath:instancePath+"/cumulativeDonation",parentData:data,parentDataProperty:"cumulativeDonation",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.charity !== undefined){
const _errs21 = errors;
if(!(validate368(data.charity, {instancePath:instancePath+"/charity",parentData:data,parentDataProperty:"charity",rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data14 = data.status;
const _errs22 = errors;
if(typeof data14 !== "string"){
validate1272.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data14 === "DRAFT") || (data14 === "LIVE")) || (data14 === "SOLD")) || (data14 === "ENDED")) || (data14 === "WITHDRAWN"))){
validate1272.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema308.properties.status.enum}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.myBid !== undefined){
const _errs24 = errors;
if(!(validate117(data.myBid, {instancePath:instancePath+"/myBid",parentData:data,parentDataProperty:"myBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leading !== undefined){
const _errs25 = errors;
if(typeof data.leading !== "boolean"){
validate1272.errors = [{instancePath:instancePath+"/leading",schemaPath:"#/properties/leading/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1272.errors = vErrors;
return errors === 0;
}


function validate1270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1270.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate1270.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema307.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1272(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1272.errors : vErrors.concat(validate1272.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1270.errors = vErrors;
return errors === 0;
}

const schema309 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10016","10020","10021","11005","11006","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1285.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10016")) || (data0 === "10020")) || (data0 === "10021")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11021"))){
validate1285.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema309.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1285.errors = vErrors;
return errors === 0;
}


function validate1269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1270(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1270.errors : vErrors.concat(validate1270.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1285(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1285.errors : vErrors.concat(validate1285.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1269.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1269.errors = vErrors;
return errors === 0;
}

export const listMyNft_200 = validate1292;
const schema310 = {"oneOf":[{"$ref":"ListMyNftAnswer"},{"$ref":"ListMyNftRefused"}]};
const schema311 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"MyNftPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema312 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"MyNft"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1295.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1295.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1272(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1272.errors : vErrors.concat(validate1272.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1295.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1295.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1295.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1295.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1295.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1295.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1295.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1295.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate1295.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1295.errors = vErrors;
return errors === 0;
}


function validate1293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1293.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1293.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema311.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1295(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1295.errors : vErrors.concat(validate1295.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1293.errors = vErrors;
return errors === 0;
}

const schema313 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1301(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1301.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1301.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1301.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema313.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1301.errors = vErrors;
return errors === 0;
}


function validate1292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1293(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1293.errors : vErrors.concat(validate1293.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1301(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1301.errors : vErrors.concat(validate1301.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1292.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1292.errors = vErrors;
return errors === 0;
}

export const listWatch_200 = validate1307;
const schema314 = {"oneOf":[{"$ref":"ListWatchAnswer"},{"$ref":"ListWatchRefused"}]};
const schema315 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":100,"items":{"$ref":"MarketItem"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1308.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1308.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1308.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema315.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 100){
validate1308.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate227(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1308.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs7 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs8 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1308.errors = vErrors;
return errors === 0;
}

const schema316 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1314.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1314.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema316.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1314.errors = vErrors;
return errors === 0;
}


function validate1307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1308(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1308.errors : vErrors.concat(validate1308.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1314(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1314.errors : vErrors.concat(validate1314.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1307.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1307.errors = vErrors;
return errors === 0;
}

export const addWatch_200 = validate1320;
const schema317 = {"oneOf":[{"$ref":"AddWatchAnswer"},{"$ref":"AddWatchRefused"}]};
const schema318 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1321.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1321.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema318.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate1321.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1321.errors = vErrors;
return errors === 0;
}

const schema319 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10015","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1326.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "10015")) || (data0 === "11006"))){
validate1326.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema319.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1326.errors = vErrors;
return errors === 0;
}


function validate1320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1321(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1321.errors : vErrors.concat(validate1321.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1326(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1326.errors : vErrors.concat(validate1326.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1320.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1320.errors = vErrors;
return errors === 0;
}

export const removeWatch_200 = validate1332;
const schema320 = {"oneOf":[{"$ref":"RemoveWatchAnswer"},{"$ref":"RemoveWatchRefused"}]};
const schema321 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1333.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1333.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1333.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema321.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(data.result !== null){
validate1333.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs6 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs7 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1333.errors = vErrors;
return errors === 0;
}

const schema322 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1338.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1338.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11006"))){
validate1338.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema322.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1338.errors = vErrors;
return errors === 0;
}


function validate1332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1333(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1333.errors : vErrors.concat(validate1333.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1338(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1338.errors : vErrors.concat(validate1338.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1332.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1332.errors = vErrors;
return errors === 0;
}

export const inviteSummary_200 = validate1344;
const schema323 = {"oneOf":[{"$ref":"InviteSummaryAnswer"},{"$ref":"InviteSummaryRefused"}]};
const schema324 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"InviteSummary"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema325 = {"type":"object","required":["code","link","invited","funded","traded","rewarded","pending","totalReward","rules"],"properties":{"code":{"type":"string","pattern":"^[A-Z0-9]{6,8}$"},"link":{"type":"string","format":"uri-reference","maxLength":2048},"invited":{"type":"integer","minimum":0},"funded":{"type":"integer","minimum":0},"traded":{"type":"integer","minimum":0},"rewarded":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"totalReward":{"$ref":"Usd"},"rules":{"$ref":"InviteRules"}}};
const schema326 = {"type":"object","required":["reward","capPerYear","minimumDeposit"],"properties":{"reward":{"$ref":"Usd"},"capPerYear":{"type":"integer","minimum":0},"minimumDeposit":{"$ref":"Usd"}}};

function validate1349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reward === undefined) && (missing0 = "reward")) || ((data.capPerYear === undefined) && (missing0 = "capPerYear"))) || ((data.minimumDeposit === undefined) && (missing0 = "minimumDeposit"))){
validate1349.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reward !== undefined){
const _errs1 = errors;
if(!(validate117(data.reward, {instancePath:instancePath+"/reward",parentData:data,parentDataProperty:"reward",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capPerYear !== undefined){
let data1 = data.capPerYear;
const _errs2 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1349.errors = [{instancePath:instancePath+"/capPerYear",schemaPath:"#/properties/capPerYear/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate1349.errors = [{instancePath:instancePath+"/capPerYear",schemaPath:"#/properties/capPerYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimumDeposit !== undefined){
const _errs4 = errors;
if(!(validate117(data.minimumDeposit, {instancePath:instancePath+"/minimumDeposit",parentData:data,parentDataProperty:"minimumDeposit",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate1349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1349.errors = vErrors;
return errors === 0;
}


function validate1347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.code === undefined) && (missing0 = "code")) || ((data.link === undefined) && (missing0 = "link"))) || ((data.invited === undefined) && (missing0 = "invited"))) || ((data.funded === undefined) && (missing0 = "funded"))) || ((data.traded === undefined) && (missing0 = "traded"))) || ((data.rewarded === undefined) && (missing0 = "rewarded"))) || ((data.pending === undefined) && (missing0 = "pending"))) || ((data.totalReward === undefined) && (missing0 = "totalReward"))) || ((data.rules === undefined) && (missing0 = "rules"))){
validate1347.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate1347.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6,8}$"}}];
return false;
}
}
else {
validate1347.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link !== undefined){
let data1 = data.link;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 2048){
validate1347.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data1))){
validate1347.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate1347.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited !== undefined){
let data2 = data.invited;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1347.errors = [{instancePath:instancePath+"/invited",schemaPath:"#/properties/invited/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1347.errors = [{instancePath:instancePath+"/invited",schemaPath:"#/properties/invited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.funded !== undefined){
let data3 = data.funded;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1347.errors = [{instancePath:instancePath+"/funded",schemaPath:"#/properties/funded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate1347.errors = [{instancePath:instancePath+"/funded",schemaPath:"#/properties/funded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traded !== undefined){
let data4 = data.traded;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1347.errors = [{instancePath:instancePath+"/traded",schemaPath:"#/properties/traded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate1347.errors = [{instancePath:instancePath+"/traded",schemaPath:"#/properties/traded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rewarded !== undefined){
let data5 = data.rewarded;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate1347.errors = [{instancePath:instancePath+"/rewarded",schemaPath:"#/properties/rewarded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate1347.errors = [{instancePath:instancePath+"/rewarded",schemaPath:"#/properties/rewarded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending !== undefined){
let data6 = data.pending;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate1347.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate1347.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalReward !== undefined){
const _errs15 = errors;
if(!(validate117(data.totalReward, {instancePath:instancePath+"/totalReward",parentData:data,parentDataProperty:"totalReward",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
const _errs16 = errors;
if(!(validate1349(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate1349.errors : vErrors.concat(validate1349.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate1347.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1347.errors = vErrors;
return errors === 0;
}


function validate1345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1345.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1345.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1345.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema324.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1347(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1347.errors : vErrors.concat(validate1347.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1345.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1345.errors = vErrors;
return errors === 0;
}

const schema327 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10018"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1357.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1357.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "10018"))){
validate1357.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema327.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1357.errors = vErrors;
return errors === 0;
}


function validate1344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1345(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1345.errors : vErrors.concat(validate1345.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1357(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1357.errors : vErrors.concat(validate1357.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1344.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1344.errors = vErrors;
return errors === 0;
}

export const listInvite_200 = validate1363;
const schema328 = {"oneOf":[{"$ref":"ListInviteAnswer"},{"$ref":"ListInviteRefused"}]};
const schema329 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"InvitePage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema330 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Invite"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema331 = {"type":"object","required":["id","maskedName","stage","joinedAt","reward"],"properties":{"id":{"$ref":"Id"},"maskedName":{"type":"string","maxLength":64},"stage":{"type":"string","enum":["REGISTERED","FUNDED","TRADED"]},"joinedAt":{"$ref":"Timestamp"},"reward":{"$ref":"Usd"}}};

function validate1367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.maskedName === undefined) && (missing0 = "maskedName"))) || ((data.stage === undefined) && (missing0 = "stage"))) || ((data.joinedAt === undefined) && (missing0 = "joinedAt"))) || ((data.reward === undefined) && (missing0 = "reward"))){
validate1367.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate111(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maskedName !== undefined){
let data1 = data.maskedName;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 64){
validate1367.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1367.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stage !== undefined){
let data2 = data.stage;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate1367.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "REGISTERED") || (data2 === "FUNDED")) || (data2 === "TRADED"))){
validate1367.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema331.properties.stage.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joinedAt !== undefined){
const _errs6 = errors;
if(!(validate130(data.joinedAt, {instancePath:instancePath+"/joinedAt",parentData:data,parentDataProperty:"joinedAt",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reward !== undefined){
const _errs7 = errors;
if(!(validate117(data.reward, {instancePath:instancePath+"/reward",parentData:data,parentDataProperty:"reward",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1367.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1367.errors = vErrors;
return errors === 0;
}


function validate1366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1366.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1366.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1367(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1367.errors : vErrors.concat(validate1367.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1366.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1366.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1366.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data3 = data.pageNum;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1366.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1366.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1366.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1366.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1366.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasNext !== undefined){
const _errs10 = errors;
if(typeof data.hasNext !== "boolean"){
validate1366.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1366.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1366.errors = vErrors;
return errors === 0;
}


function validate1364(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1364.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1364.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1364.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema329.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1366(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1366.errors : vErrors.concat(validate1366.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1364.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1364.errors = vErrors;
return errors === 0;
}

const schema332 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1376(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1376.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1376.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1376.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema332.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate34(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1376.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1376.errors = vErrors;
return errors === 0;
}


function validate1363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1364(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1364.errors : vErrors.concat(validate1364.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1376(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1376.errors : vErrors.concat(validate1376.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1363.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1363.errors = vErrors;
return errors === 0;
}
