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
const schema40 = {"type":"object","required":["mode","currency","available","held","inSmart","inMargin","inStake","loanDebt","equity","totalIncome","todayIncome","profit"],"properties":{"mode":{"type":"string","enum":["real","demo"]},"currency":{"type":"string","enum":["USD"]},"available":{"$ref":"Usd"},"held":{"$ref":"Usd"},"inSmart":{"$ref":"Usd"},"inMargin":{"$ref":"Usd"},"inStake":{"$ref":"Usd"},"loanDebt":{"$ref":"Usd"},"equity":{"$ref":"Usd"},"totalIncome":{"$ref":"Usd"},"todayIncome":{"$ref":"Usd"},"profit":{"$ref":"AccountProfit"}}};
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

const schema42 = {"type":"object","required":["total","today","unrealised","bySource"],"properties":{"total":{"$ref":"Usd"},"today":{"$ref":"Usd"},"unrealised":{"$ref":"Usd"},"bySource":{"$ref":"ProfitBySource"}}};
const schema43 = {"type":"object","required":[],"properties":{"SAVINGS":{"$ref":"Usd"},"SMART":{"$ref":"Usd"},"INVITE":{"$ref":"Usd"},"ORDER":{"$ref":"Usd"},"OPTION":{"$ref":"Usd"},"LOAN":{"$ref":"Usd"},"WITHDRAWAL":{"$ref":"Usd"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.LOAN !== undefined){
const _errs6 = errors;
if(!(validate117(data.LOAN, {instancePath:instancePath+"/LOAN",parentData:data,parentDataProperty:"LOAN",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.WITHDRAWAL !== undefined){
const _errs7 = errors;
if(!(validate117(data.WITHDRAWAL, {instancePath:instancePath+"/WITHDRAWAL",parentData:data,parentDataProperty:"WITHDRAWAL",rootData}))){
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
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.total === undefined) && (missing0 = "total")) || ((data.today === undefined) && (missing0 = "today"))) || ((data.unrealised === undefined) && (missing0 = "unrealised"))) || ((data.bySource === undefined) && (missing0 = "bySource"))){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(data.unrealised !== undefined){
const _errs3 = errors;
if(!(validate117(data.unrealised, {instancePath:instancePath+"/unrealised",parentData:data,parentDataProperty:"unrealised",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bySource !== undefined){
const _errs4 = errors;
if(!(validate131(data.bySource, {instancePath:instancePath+"/bySource",parentData:data,parentDataProperty:"bySource",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.mode === undefined) && (missing0 = "mode")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.available === undefined) && (missing0 = "available"))) || ((data.held === undefined) && (missing0 = "held"))) || ((data.inSmart === undefined) && (missing0 = "inSmart"))) || ((data.inMargin === undefined) && (missing0 = "inMargin"))) || ((data.inStake === undefined) && (missing0 = "inStake"))) || ((data.loanDebt === undefined) && (missing0 = "loanDebt"))) || ((data.equity === undefined) && (missing0 = "equity"))) || ((data.totalIncome === undefined) && (missing0 = "totalIncome"))) || ((data.todayIncome === undefined) && (missing0 = "todayIncome"))) || ((data.profit === undefined) && (missing0 = "profit"))){
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
if(valid0){
if(data.profit !== undefined){
const _errs14 = errors;
if(!(validate127(data.profit, {instancePath:instancePath+"/profit",parentData:data,parentDataProperty:"profit",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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

const schema44 = {"type":"string","format":"date-time"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.test(data))){
validate144.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate144.errors = vErrors;
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
if(!(validate144(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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

const schema45 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10003","10004","10005","10009"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!((((((data0 === "10001") || (data0 === "10002")) || (data0 === "10003")) || (data0 === "10004")) || (data0 === "10005")) || (data0 === "10009"))){
validate150.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema45.properties.code.enum}}];
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

export const sendCode_200 = validate156;
const schema46 = {"oneOf":[{"$ref":"SendCodeAnswer"},{"$ref":"SendCodeRefused"}]};
const schema47 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"CodeSent"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema48 = {"type":"object","required":["resendAfter"],"properties":{"resendAfter":{"type":"integer","minimum":0,"maximum":3600}}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.resendAfter === undefined) && (missing0 = "resendAfter")){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.resendAfter !== undefined){
let data0 = data.resendAfter;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate159.errors = [{instancePath:instancePath+"/resendAfter",schemaPath:"#/properties/resendAfter/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 3600 || isNaN(data0)){
validate159.errors = [{instancePath:instancePath+"/resendAfter",schemaPath:"#/properties/resendAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate159.errors = [{instancePath:instancePath+"/resendAfter",schemaPath:"#/properties/resendAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}


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
if(!(data0 === "200")){
validate157.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema47.properties.code.enum}}];
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
if(!(validate159(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
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
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10007","10009"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate164.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "10001") || (data0 === "10002")) || (data0 === "10007")) || (data0 === "10009"))){
validate164.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema49.properties.code.enum}}];
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
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate164.errors = vErrors;
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
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
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

export const resetUserPwd_200 = validate170;
const schema50 = {"oneOf":[{"$ref":"ResetUserPwdAnswer"},{"$ref":"ResetUserPwdRefused"}]};
const schema51 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate171.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate171.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema51.properties.code.enum}}];
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
validate171.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10004","10005","10009","11001"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate176.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "10001") || (data0 === "10002")) || (data0 === "10004")) || (data0 === "10005")) || (data0 === "10009")) || (data0 === "11001"))){
validate176.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema52.properties.code.enum}}];
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
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
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
validate170.errors = vErrors;
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
validate170.errors = vErrors;
return errors === 0;
}

export const loginByGoogle_200 = validate182;
const schema53 = {"oneOf":[{"$ref":"LoginByGoogleAnswer"},{"$ref":"LoginByGoogleRefused"}]};
const schema54 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SignedInUser"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate183.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate183.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema54.properties.code.enum}}];
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
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10002","10005","10007"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate189.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "10002") || (data0 === "10005")) || (data0 === "10007"))){
validate189.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema55.properties.code.enum}}];
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
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
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
validate182.errors = vErrors;
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
validate182.errors = vErrors;
return errors === 0;
}

export const linkGoogle_200 = validate195;
const schema56 = {"oneOf":[{"$ref":"LinkGoogleAnswer"},{"$ref":"LinkGoogleRefused"}]};
const schema57 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate196.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate196.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema57.properties.code.enum}}];
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
validate196.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}

const schema58 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10002","10007","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!((((data0 === "401") || (data0 === "10002")) || (data0 === "10007")) || (data0 === "11006"))){
validate201.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema58.properties.code.enum}}];
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
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
validate195.errors = vErrors;
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
validate195.errors = vErrors;
return errors === 0;
}

export const linkGoogle_401 = validate207;
const schema59 = {"$ref":"UnauthorizedProblem"};
const schema60 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate208.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate208.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema60.properties.code.enum}}];
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
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}

export const logout_200 = validate214;
const schema61 = {"oneOf":[{"$ref":"LogoutAnswer"},{"$ref":"LogoutRefused"}]};
const schema62 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate215.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate215.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema62.properties.code.enum}}];
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
validate215.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}

const schema63 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate220.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate220.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema63.properties.code.enum}}];
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
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate220(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
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
validate214.errors = vErrors;
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
validate214.errors = vErrors;
return errors === 0;
}

export const logoutAll_200 = validate226;
const schema64 = {"oneOf":[{"$ref":"LogoutAllAnswer"},{"$ref":"LogoutAllRefused"}]};
const schema65 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate227.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate227.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate227.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema65.properties.code.enum}}];
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
validate227.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}

const schema66 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate232.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate232.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema66.properties.code.enum}}];
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
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
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
validate226.errors = vErrors;
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
validate226.errors = vErrors;
return errors === 0;
}

export const listMarketByType_200 = validate238;
const schema67 = {"$ref":"ListMarketByTypeAnswer"};
const schema68 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":2000,"items":{"$ref":"MarketItem"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema69 = {"type":"object","required":["id","code","name","type","price","zdf","hundred","tradable","session","tickSize","priceDecimals","source"],"properties":{"id":{"$ref":"Id"},"code":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","maxLength":120},"type":{"$ref":"MarketType"},"price":{"$ref":"Price"},"zdf":{"type":"number"},"hundred":{"type":"array","maxItems":100,"items":{"$ref":"Price"}},"tradable":{"type":"boolean"},"session":{"$ref":"Session"},"tickSize":{"type":"number","exclusiveMinimum":0},"priceDecimals":{"type":"integer","minimum":0,"maximum":10},"source":{"type":"string","enum":["simulated","live"]}}};
const schema70 = {"type":"integer","enum":[1,2,3,4,5]};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5))){
validate243.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema70.enum}}];
return false;
}
validate243.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"number","minimum":0};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate245.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}

const schema72 = {"type":"string","enum":["OPEN","CLOSED","HALTED"]};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "OPEN") || (data === "CLOSED")) || (data === "HALTED"))){
validate248.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema72.enum}}];
return false;
}
validate248.errors = vErrors;
return errors === 0;
}


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.zdf === undefined) && (missing0 = "zdf"))) || ((data.hundred === undefined) && (missing0 = "hundred"))) || ((data.tradable === undefined) && (missing0 = "tradable"))) || ((data.session === undefined) && (missing0 = "session"))) || ((data.tickSize === undefined) && (missing0 = "tickSize"))) || ((data.priceDecimals === undefined) && (missing0 = "priceDecimals"))) || ((data.source === undefined) && (missing0 = "source"))){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate241.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate241.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate241.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate241.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate243(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
if(!(validate245(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
validate241.errors = [{instancePath:instancePath+"/zdf",schemaPath:"#/properties/zdf/type",keyword:"type",params:{type: "number"}}];
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
validate241.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate245(data6[i0], {instancePath:instancePath+"/hundred/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
validate241.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/type",keyword:"type",params:{type: "array"}}];
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
validate241.errors = [{instancePath:instancePath+"/tradable",schemaPath:"#/properties/tradable/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate248(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
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
validate241.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate241.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/type",keyword:"type",params:{type: "number"}}];
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
validate241.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 > 10 || isNaN(data11)){
validate241.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate241.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate241.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data12 === "simulated") || (data12 === "live"))){
validate241.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema69.properties.source.enum}}];
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
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate239.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate239.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema68.properties.code.enum}}];
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
validate239.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 2000}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate241(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
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
validate239.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate239(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
validate238.errors = vErrors;
return errors === 0;
}

export const getMarketInfo_200 = validate254;
const schema73 = {"oneOf":[{"$ref":"GetMarketInfoAnswer"},{"$ref":"GetMarketInfoRefused"}]};
const schema74 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"MarketInfo"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema75 = {"type":"object","required":["id","code","name","type","price","zdf","hundred","tradable","session","tickSize","priceDecimals","source","contractSize","maxLeverage","lotStep","minLots","maxLots","prevClose","high24h","low24h","optionPeriods","termsVersion","disclosure"],"properties":{"id":{"$ref":"Id"},"code":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","maxLength":120},"type":{"$ref":"MarketType"},"price":{"$ref":"Price"},"zdf":{"type":"number"},"hundred":{"type":"array","maxItems":100,"items":{"$ref":"Price"}},"tradable":{"type":"boolean"},"session":{"$ref":"Session"},"tickSize":{"type":"number","exclusiveMinimum":0},"priceDecimals":{"type":"integer","minimum":0,"maximum":10},"source":{"type":"string","enum":["simulated","live"]},"contractSize":{"$ref":"Quantity"},"maxLeverage":{"type":"integer","minimum":1,"maximum":500},"lotStep":{"$ref":"Quantity"},"minLots":{"$ref":"Quantity"},"maxLots":{"$ref":"Quantity"},"prevClose":{"$ref":"Price"},"high24h":{"$ref":"Price"},"low24h":{"$ref":"Price"},"optionPeriods":{"type":"array","maxItems":20,"items":{"$ref":"OptionPeriod"}},"termsVersion":{"type":"string","minLength":1,"maxLength":64},"disclosure":{"type":"string","maxLength":4000}}};
const schema76 = {"type":"string","pattern":"^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"};
const pattern4 = new RegExp("^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$", "u");

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate263.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":"object","required":["periodSec","payoutRatio"],"properties":{"periodSec":{"type":"integer","minimum":1,"maximum":86400},"payoutRatio":{"$ref":"Rate"}}};
const schema78 = {"type":"string","pattern":"^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$"};
const pattern5 = new RegExp("^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$", "u");

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate272.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.periodSec === undefined) && (missing0 = "periodSec")) || ((data.payoutRatio === undefined) && (missing0 = "payoutRatio"))){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.periodSec !== undefined){
let data0 = data.periodSec;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate271.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 86400 || isNaN(data0)){
validate271.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate271.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate272(data.payoutRatio, {instancePath:instancePath+"/payoutRatio",parentData:data,parentDataProperty:"payoutRatio",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.zdf === undefined) && (missing0 = "zdf"))) || ((data.hundred === undefined) && (missing0 = "hundred"))) || ((data.tradable === undefined) && (missing0 = "tradable"))) || ((data.session === undefined) && (missing0 = "session"))) || ((data.tickSize === undefined) && (missing0 = "tickSize"))) || ((data.priceDecimals === undefined) && (missing0 = "priceDecimals"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.contractSize === undefined) && (missing0 = "contractSize"))) || ((data.maxLeverage === undefined) && (missing0 = "maxLeverage"))) || ((data.lotStep === undefined) && (missing0 = "lotStep"))) || ((data.minLots === undefined) && (missing0 = "minLots"))) || ((data.maxLots === undefined) && (missing0 = "maxLots"))) || ((data.prevClose === undefined) && (missing0 = "prevClose"))) || ((data.high24h === undefined) && (missing0 = "high24h"))) || ((data.low24h === undefined) && (missing0 = "low24h"))) || ((data.optionPeriods === undefined) && (missing0 = "optionPeriods"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.disclosure === undefined) && (missing0 = "disclosure"))){
validate257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate257.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate257.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate257.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate257.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate243(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
if(!(validate245(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
validate257.errors = [{instancePath:instancePath+"/zdf",schemaPath:"#/properties/zdf/type",keyword:"type",params:{type: "number"}}];
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
validate257.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate245(data6[i0], {instancePath:instancePath+"/hundred/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
validate257.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/type",keyword:"type",params:{type: "array"}}];
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
validate257.errors = [{instancePath:instancePath+"/tradable",schemaPath:"#/properties/tradable/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate248(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
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
validate257.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/type",keyword:"type",params:{type: "number"}}];
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
validate257.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 > 10 || isNaN(data11)){
validate257.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate257.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate257.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data12 === "simulated") || (data12 === "live"))){
validate257.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema75.properties.source.enum}}];
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
if(!(validate263(data.contractSize, {instancePath:instancePath+"/contractSize",parentData:data,parentDataProperty:"contractSize",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
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
validate257.errors = [{instancePath:instancePath+"/maxLeverage",schemaPath:"#/properties/maxLeverage/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if(typeof data14 == "number"){
if(data14 > 500 || isNaN(data14)){
validate257.errors = [{instancePath:instancePath+"/maxLeverage",schemaPath:"#/properties/maxLeverage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data14 < 1 || isNaN(data14)){
validate257.errors = [{instancePath:instancePath+"/maxLeverage",schemaPath:"#/properties/maxLeverage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate263(data.lotStep, {instancePath:instancePath+"/lotStep",parentData:data,parentDataProperty:"lotStep",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
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
if(!(validate263(data.minLots, {instancePath:instancePath+"/minLots",parentData:data,parentDataProperty:"minLots",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
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
if(!(validate263(data.maxLots, {instancePath:instancePath+"/maxLots",parentData:data,parentDataProperty:"maxLots",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
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
if(!(validate245(data.prevClose, {instancePath:instancePath+"/prevClose",parentData:data,parentDataProperty:"prevClose",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate245(data.high24h, {instancePath:instancePath+"/high24h",parentData:data,parentDataProperty:"high24h",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate245(data.low24h, {instancePath:instancePath+"/low24h",parentData:data,parentDataProperty:"low24h",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
validate257.errors = [{instancePath:instancePath+"/optionPeriods",schemaPath:"#/properties/optionPeriods/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid2 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs33 = errors;
if(!(validate271(data21[i1], {instancePath:instancePath+"/optionPeriods/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
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
validate257.errors = [{instancePath:instancePath+"/optionPeriods",schemaPath:"#/properties/optionPeriods/type",keyword:"type",params:{type: "array"}}];
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
validate257.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data23.length < 1){
validate257.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate257.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: "string"}}];
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
validate257.errors = [{instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/type",keyword:"type",params:{type: "string"}}];
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
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}


function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate255.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate255.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema74.properties.code.enum}}];
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
if(!(validate257(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
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
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10015"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "10015")){
validate279.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema79.properties.code.enum}}];
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
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
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
validate254.errors = vErrors;
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
validate254.errors = vErrors;
return errors === 0;
}

export const getMarketInfo_404 = validate285;
const schema80 = {"$ref":"NotFoundProblem"};
const schema81 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["404"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate286.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "404")){
validate286.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema81.properties.code.enum}}];
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
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate286(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
validate285.errors = vErrors;
return errors === 0;
}

export const getKValueByCodeAndDate_200 = validate292;
const schema82 = {"oneOf":[{"$ref":"GetKValueByCodeAndDateAnswer"},{"$ref":"GetKValueByCodeAndDateRefused"}]};
const schema83 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":500,"items":{"$ref":"Candle"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema84 = {"type":"object","required":["t","o","h","l","c","v"],"properties":{"t":{"type":"integer","minimum":0},"o":{"$ref":"Price"},"h":{"$ref":"Price"},"l":{"$ref":"Price"},"c":{"$ref":"Price"},"v":{"type":"number","minimum":0}}};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.t === undefined) && (missing0 = "t")) || ((data.o === undefined) && (missing0 = "o"))) || ((data.h === undefined) && (missing0 = "h"))) || ((data.l === undefined) && (missing0 = "l"))) || ((data.c === undefined) && (missing0 = "c"))) || ((data.v === undefined) && (missing0 = "v"))){
validate295.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.t !== undefined){
let data0 = data.t;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate295.errors = [{instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate295.errors = [{instancePath:instancePath+"/t",schemaPath:"#/properties/t/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate245(data.o, {instancePath:instancePath+"/o",parentData:data,parentDataProperty:"o",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate245(data.h, {instancePath:instancePath+"/h",parentData:data,parentDataProperty:"h",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate245(data.l, {instancePath:instancePath+"/l",parentData:data,parentDataProperty:"l",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate245(data.c, {instancePath:instancePath+"/c",parentData:data,parentDataProperty:"c",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
validate295.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate295.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "number"}}];
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
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate293.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate293.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema83.properties.code.enum}}];
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
validate293.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate295(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
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
validate293.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}

const schema85 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10015"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate304.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate304.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "10015")){
validate304.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema85.properties.code.enum}}];
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
validate304.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate304.errors = vErrors;
return errors === 0;
}


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate293(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate304(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
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
validate292.errors = vErrors;
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
validate292.errors = vErrors;
return errors === 0;
}

export const getParamByKey_200 = validate310;
const schema86 = {"oneOf":[{"$ref":"GetParamByKeyAnswer"},{"$ref":"GetParamByKeyRefused"}]};
const schema87 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"ParamEntry"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema88 = {"type":"object","required":["key","value","updatedAt"],"properties":{"key":{"type":"string","pattern":"^[a-zA-Z.]{1,64}$"},"value":{},"updatedAt":{"$ref":"Timestamp"}}};
const pattern6 = new RegExp("^[a-zA-Z.]{1,64}$", "u");

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate313.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate313.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z.]{1,64}$"}}];
return false;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate144(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate311.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate311.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate311.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema87.properties.code.enum}}];
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
if(!(validate313(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
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
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate311.errors = vErrors;
return errors === 0;
}

const schema89 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10018"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate319.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate319.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "10018")){
validate319.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema89.properties.code.enum}}];
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
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate311(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate319(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
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
validate310.errors = vErrors;
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
validate310.errors = vErrors;
return errors === 0;
}

export const listContents_200 = validate325;
const schema90 = {"$ref":"ListContentsAnswer"};
const schema91 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":500,"items":{"$ref":"ContentItem"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema92 = {"type":"object","required":["id","title","type"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":200},"type":{"$ref":"ContentType"}}};
const schema93 = {"type":"integer","enum":[1,2,3]};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((data === 1) || (data === 2)) || (data === 3))){
validate330.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema93.enum}}];
return false;
}
validate330.errors = vErrors;
return errors === 0;
}


function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))){
validate328.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate328.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate328.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate330(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
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
validate328.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate326.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate326.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema91.properties.code.enum}}];
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
validate326.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate328(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
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
validate326.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
validate325.errors = vErrors;
return errors === 0;
}

export const getContentsById_200 = validate336;
const schema94 = {"oneOf":[{"$ref":"GetContentsByIdAnswer"},{"$ref":"GetContentsByIdRefused"}]};
const schema95 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Content"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema96 = {"type":"object","required":["id","title","type","body","updatedAt"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":200},"type":{"$ref":"ContentType"},"body":{"type":"string","maxLength":100000},"updatedAt":{"$ref":"Timestamp"}}};

function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate339.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate339.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate339.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate330(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
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
validate339.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate339.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate144(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate337.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate337.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate337.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema95.properties.code.enum}}];
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
if(!(validate339(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
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
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}

const schema97 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate347.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate347.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11020")){
validate347.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema97.properties.code.enum}}];
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
validate347.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate347.errors = vErrors;
return errors === 0;
}


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate337(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
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
validate336.errors = vErrors;
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
validate336.errors = vErrors;
return errors === 0;
}

export const listSmartProduct_200 = validate353;
const schema98 = {"$ref":"ListSmartProductAnswer"};
const schema99 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartProductPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema100 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"SmartProduct"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema101 = {"type":"object","required":["id","name","marketType","cycles","minAmount","maxAmount","earlyExitPenaltyRate","termsVersion","status"],"properties":{"id":{"$ref":"Id"},"name":{"type":"string","maxLength":120},"marketType":{"$ref":"MarketType"},"cycles":{"type":"array","maxItems":20,"items":{"$ref":"SmartCycle"}},"minAmount":{"$ref":"Usd"},"maxAmount":{"$ref":"Usd"},"earlyExitPenaltyRate":{"$ref":"Rate"},"termsVersion":{"type":"string","minLength":1,"maxLength":64},"status":{"type":"string","enum":["ON","OFF","SOLD_OUT"]}}};
const schema102 = {"type":"object","required":["days","dailyRate"],"properties":{"days":{"type":"integer","minimum":1,"maximum":3650},"dailyRate":{"$ref":"Rate"}}};

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.days === undefined) && (missing0 = "days")) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))){
validate360.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.days !== undefined){
let data0 = data.days;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate360.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 3650 || isNaN(data0)){
validate360.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate360.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate272(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate360.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.marketType === undefined) && (missing0 = "marketType"))) || ((data.cycles === undefined) && (missing0 = "cycles"))) || ((data.minAmount === undefined) && (missing0 = "minAmount"))) || ((data.maxAmount === undefined) && (missing0 = "maxAmount"))) || ((data.earlyExitPenaltyRate === undefined) && (missing0 = "earlyExitPenaltyRate"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.status === undefined) && (missing0 = "status"))){
validate357.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate357.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate357.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate243(data.marketType, {instancePath:instancePath+"/marketType",parentData:data,parentDataProperty:"marketType",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
validate357.errors = [{instancePath:instancePath+"/cycles",schemaPath:"#/properties/cycles/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate360(data3[i0], {instancePath:instancePath+"/cycles/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
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
validate357.errors = [{instancePath:instancePath+"/cycles",schemaPath:"#/properties/cycles/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate272(data.earlyExitPenaltyRate, {instancePath:instancePath+"/earlyExitPenaltyRate",parentData:data,parentDataProperty:"earlyExitPenaltyRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate357.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data8.length < 1){
validate357.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate357.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: "string"}}];
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
validate357.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "ON") || (data9 === "OFF")) || (data9 === "SOLD_OUT"))){
validate357.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema101.properties.status.enum}}];
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
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}


function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate356.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate356.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate357(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
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
validate356.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate356.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate356.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate356.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate356.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate356.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate356.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate356.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate356.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate354.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate354.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate354.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema99.properties.code.enum}}];
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
if(!(validate356(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
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
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate354(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
validate353.errors = vErrors;
return errors === 0;
}

export const listNft_200 = validate371;
const schema103 = {"$ref":"ListNftAnswer"};
const schema104 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"NftPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema105 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Nft"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema106 = {"type":"object","required":["id","title","imageUrl","creator","chain","address","currentBid","minNextBid","endsAt","remainingTime","bidCount","cumulativeDonation","charity","status"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":120},"imageUrl":{"type":"string","format":"uri-reference","maxLength":2048},"story":{"type":"string","maxLength":1000},"creator":{"type":"string","maxLength":120},"chain":{"type":"string","maxLength":64},"address":{"type":"string","maxLength":128},"currentBid":{"$ref":"Usd"},"minNextBid":{"$ref":"Usd"},"buyNowPrice":{"$ref":"Usd"},"endsAt":{"$ref":"Timestamp"},"remainingTime":{"type":"integer","minimum":0},"bidCount":{"type":"integer","minimum":0},"cumulativeDonation":{"$ref":"Usd"},"charity":{"$ref":"Charity"},"status":{"type":"string","enum":["DRAFT","LIVE","SOLD","ENDED","WITHDRAWN"]}}};
const schema107 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":120},"registrationNo":{"type":"string","maxLength":64},"url":{"type":"string","format":"uri","maxLength":2048}}};
const formats10 = /^[a-z][a-z\d+.-]*:\S+$/i;

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate382.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 120){
validate382.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate382.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate382.errors = [{instancePath:instancePath+"/registrationNo",schemaPath:"#/properties/registrationNo/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate382.errors = [{instancePath:instancePath+"/registrationNo",schemaPath:"#/properties/registrationNo/type",keyword:"type",params:{type: "string"}}];
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
validate382.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats10.test(data2))){
validate382.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
else {
validate382.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
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
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate382.errors = vErrors;
return errors === 0;
}


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.imageUrl === undefined) && (missing0 = "imageUrl"))) || ((data.creator === undefined) && (missing0 = "creator"))) || ((data.chain === undefined) && (missing0 = "chain"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.currentBid === undefined) && (missing0 = "currentBid"))) || ((data.minNextBid === undefined) && (missing0 = "minNextBid"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.remainingTime === undefined) && (missing0 = "remainingTime"))) || ((data.bidCount === undefined) && (missing0 = "bidCount"))) || ((data.cumulativeDonation === undefined) && (missing0 = "cumulativeDonation"))) || ((data.charity === undefined) && (missing0 = "charity"))) || ((data.status === undefined) && (missing0 = "status"))){
validate375.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate375.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate375.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate375.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data2))){
validate375.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/type",keyword:"type",params:{type: "string"}}];
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
if(data.story !== undefined){
let data3 = data.story;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 1000){
validate375.errors = [{instancePath:instancePath+"/story",schemaPath:"#/properties/story/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate375.errors = [{instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator !== undefined){
let data4 = data.creator;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 120){
validate375.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate375.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chain !== undefined){
let data5 = data.chain;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 64){
validate375.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate375.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data6 = data.address;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length > 128){
validate375.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate375.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentBid !== undefined){
const _errs14 = errors;
if(!(validate117(data.currentBid, {instancePath:instancePath+"/currentBid",parentData:data,parentDataProperty:"currentBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minNextBid !== undefined){
const _errs15 = errors;
if(!(validate117(data.minNextBid, {instancePath:instancePath+"/minNextBid",parentData:data,parentDataProperty:"minNextBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buyNowPrice !== undefined){
const _errs16 = errors;
if(!(validate117(data.buyNowPrice, {instancePath:instancePath+"/buyNowPrice",parentData:data,parentDataProperty:"buyNowPrice",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsAt !== undefined){
const _errs17 = errors;
if(!(validate144(data.endsAt, {instancePath:instancePath+"/endsAt",parentData:data,parentDataProperty:"endsAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remainingTime !== undefined){
let data11 = data.remainingTime;
const _errs18 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate375.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate375.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.bidCount !== undefined){
let data12 = data.bidCount;
const _errs20 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate375.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate375.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cumulativeDonation !== undefined){
const _errs22 = errors;
if(!(validate117(data.cumulativeDonation, {instancePath:instancePath+"/cumulativeDonation",parentData:data,parentDataProperty:"cumulativeDonation",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.charity !== undefined){
const _errs23 = errors;
if(!(validate382(data.charity, {instancePath:instancePath+"/charity",parentData:data,parentDataProperty:"charity",rootData}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data15 = data.status;
const _errs24 = errors;
if(typeof data15 !== "string"){
validate375.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data15 === "DRAFT") || (data15 === "LIVE")) || (data15 === "SOLD")) || (data15 === "ENDED")) || (data15 === "WITHDRAWN"))){
validate375.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema106.properties.status.enum}}];
return false;
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
else {
validate375.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate374.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate375(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
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
validate374.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate374.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate374.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate374.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate374.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate374.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate374.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate374.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate374.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}


function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate372.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate372.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate372.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema104.properties.code.enum}}];
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
if(!(validate374(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
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
validate372.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate372(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
validate371.errors = vErrors;
return errors === 0;
}

export const listNftBid_200 = validate389;
const schema108 = {"oneOf":[{"$ref":"ListNftBidAnswer"},{"$ref":"ListNftBidRefused"}]};
const schema109 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"NftBidPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema110 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"NftBid"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema111 = {"type":"object","required":["maskedName","amount","at"],"properties":{"maskedName":{"type":"string","maxLength":64},"amount":{"$ref":"Usd"},"at":{"$ref":"Timestamp"}}};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.maskedName === undefined) && (missing0 = "maskedName")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.at === undefined) && (missing0 = "at"))){
validate393.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.maskedName !== undefined){
let data0 = data.maskedName;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64){
validate393.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate144(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate393.errors = vErrors;
return errors === 0;
}


function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate392.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate392.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate393(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
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
validate392.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate392.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate392.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate392.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate392.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate392.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate392.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate392.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate392.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate392.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate392.errors = vErrors;
return errors === 0;
}


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate390.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate390.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate390.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema109.properties.code.enum}}];
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
if(!(validate392(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
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
validate390.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate390.errors = vErrors;
return errors === 0;
}

const schema112 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate401.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "10020")){
validate401.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema112.properties.code.enum}}];
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
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}


function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate390(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
validate389.errors = vErrors;
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
validate389.errors = vErrors;
return errors === 0;
}

export const getUserInfo_200 = validate407;
const schema113 = {"oneOf":[{"$ref":"GetUserInfoAnswer"},{"$ref":"GetUserInfoRefused"}]};
const schema114 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"UserInfo"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema115 = {"type":"object","required":["id","userName","email","inviteCode","status","kycStatus","hasSecurityPassword","paymentLocked","demoEnabled","savingsEnabled","accounts","unreadCount","createdAt"],"properties":{"id":{"$ref":"Id"},"userName":{"type":"string","minLength":1,"maxLength":64},"email":{"type":"string","format":"email","maxLength":254},"phone":{"type":"string","pattern":"^\\d{5,15}$"},"areaCode":{"type":"string","pattern":"^\\+\\d{1,4}$"},"avatarUrl":{"type":"string","format":"uri-reference","maxLength":2048},"inviteCode":{"type":"string","pattern":"^[A-Z0-9]{6,8}$"},"status":{"type":"string","enum":["ACTIVE","FROZEN"]},"kycStatus":{"$ref":"KycStatus"},"kycFailReason":{"type":"string","maxLength":500},"hasSecurityPassword":{"type":"boolean"},"paymentLocked":{"type":"boolean"},"demoEnabled":{"type":"boolean"},"savingsEnabled":{"type":"boolean"},"accounts":{"$ref":"Accounts"},"unreadCount":{"type":"integer","minimum":0},"createdAt":{"$ref":"Timestamp"}}};

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.userName === undefined) && (missing0 = "userName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.inviteCode === undefined) && (missing0 = "inviteCode"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.kycStatus === undefined) && (missing0 = "kycStatus"))) || ((data.hasSecurityPassword === undefined) && (missing0 = "hasSecurityPassword"))) || ((data.paymentLocked === undefined) && (missing0 = "paymentLocked"))) || ((data.demoEnabled === undefined) && (missing0 = "demoEnabled"))) || ((data.savingsEnabled === undefined) && (missing0 = "savingsEnabled"))) || ((data.accounts === undefined) && (missing0 = "accounts"))) || ((data.unreadCount === undefined) && (missing0 = "unreadCount"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate410.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate410.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate410.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}];
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
validate410.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(!(formats2.test(data2))){
validate410.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate410.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\d{5,15}$"}}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}}];
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
validate410.errors = [{instancePath:instancePath+"/areaCode",schemaPath:"#/properties/areaCode/pattern",keyword:"pattern",params:{pattern: "^\\+\\d{1,4}$"}}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/areaCode",schemaPath:"#/properties/areaCode/type",keyword:"type",params:{type: "string"}}];
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
validate410.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data5))){
validate410.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/type",keyword:"type",params:{type: "string"}}];
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
validate410.errors = [{instancePath:instancePath+"/inviteCode",schemaPath:"#/properties/inviteCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6,8}$"}}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/inviteCode",schemaPath:"#/properties/inviteCode/type",keyword:"type",params:{type: "string"}}];
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
validate410.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "ACTIVE") || (data7 === "FROZEN"))){
validate410.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema115.properties.status.enum}}];
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
validate410.errors = [{instancePath:instancePath+"/kycFailReason",schemaPath:"#/properties/kycFailReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/kycFailReason",schemaPath:"#/properties/kycFailReason/type",keyword:"type",params:{type: "string"}}];
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
validate410.errors = [{instancePath:instancePath+"/hasSecurityPassword",schemaPath:"#/properties/hasSecurityPassword/type",keyword:"type",params:{type: "boolean"}}];
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
validate410.errors = [{instancePath:instancePath+"/paymentLocked",schemaPath:"#/properties/paymentLocked/type",keyword:"type",params:{type: "boolean"}}];
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
validate410.errors = [{instancePath:instancePath+"/demoEnabled",schemaPath:"#/properties/demoEnabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate410.errors = [{instancePath:instancePath+"/savingsEnabled",schemaPath:"#/properties/savingsEnabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate410.errors = [{instancePath:instancePath+"/unreadCount",schemaPath:"#/properties/unreadCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
validate410.errors = [{instancePath:instancePath+"/unreadCount",schemaPath:"#/properties/unreadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate144(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate410.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate410.errors = vErrors;
return errors === 0;
}


function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate408.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate408.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate408.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema114.properties.code.enum}}];
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
if(!(validate410(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
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
validate408.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate408.errors = vErrors;
return errors === 0;
}

const schema116 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10009"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate419.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate419.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "10009"))){
validate419.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema116.properties.code.enum}}];
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
validate419.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate419.errors = vErrors;
return errors === 0;
}


function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate408(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate419(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
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
validate407.errors = vErrors;
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
validate407.errors = vErrors;
return errors === 0;
}

export const updateProfile_200 = validate425;
const schema117 = {"oneOf":[{"$ref":"UpdateProfileAnswer"},{"$ref":"UpdateProfileRefused"}]};
const schema118 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate426.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate426.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate426.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema118.properties.code.enum}}];
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
validate426.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate426.errors = vErrors;
return errors === 0;
}

const schema119 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10018","11006","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate431.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate431.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10018")) || (data0 === "11006")) || (data0 === "11020"))){
validate431.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema119.properties.code.enum}}];
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
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}


function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate426(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate431(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
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
validate425.errors = vErrors;
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
validate425.errors = vErrors;
return errors === 0;
}

export const repassword_200 = validate437;
const schema120 = {"oneOf":[{"$ref":"RepasswordAnswer"},{"$ref":"RepasswordRefused"}]};
const schema121 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate438.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate438.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema121.properties.code.enum}}];
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
validate438.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate438.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}

const schema122 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10004","10008","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate443.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate443.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10004")) || (data0 === "10008")) || (data0 === "11006"))){
validate443.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema122.properties.code.enum}}];
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
validate443.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate443.errors = vErrors;
return errors === 0;
}


function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate438(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate443(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
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
validate437.errors = vErrors;
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
validate437.errors = vErrors;
return errors === 0;
}

export const listSession_200 = validate449;
const schema123 = {"oneOf":[{"$ref":"ListSessionAnswer"},{"$ref":"ListSessionRefused"}]};
const schema124 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SessionInfoPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema125 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"SessionInfo"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema126 = {"type":"object","required":["id","at","device","current"],"properties":{"id":{"$ref":"Id"},"at":{"$ref":"Timestamp"},"device":{"type":"string","maxLength":200},"current":{"type":"boolean"}}};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.device === undefined) && (missing0 = "device"))) || ((data.current === undefined) && (missing0 = "current"))){
validate453.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate144(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate453.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate453.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/type",keyword:"type",params:{type: "string"}}];
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
validate453.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "boolean"}}];
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
validate453.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate453.errors = vErrors;
return errors === 0;
}


function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate452.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate452.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate453(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
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
validate452.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate452.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate452.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate452.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate452.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate452.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate452.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate452.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate452.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate452.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate452.errors = vErrors;
return errors === 0;
}


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate450.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate450.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate450.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema124.properties.code.enum}}];
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
if(!(validate452(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
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
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}

const schema127 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate461.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate461.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema127.properties.code.enum}}];
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
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}


function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate450(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate461(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
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
validate449.errors = vErrors;
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
validate449.errors = vErrors;
return errors === 0;
}

export const closeAccount_200 = validate467;
const schema128 = {"oneOf":[{"$ref":"CloseAccountAnswer"},{"$ref":"CloseAccountRefused"}]};
const schema129 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate468.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate468.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate468.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema129.properties.code.enum}}];
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
validate468.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate468.errors = vErrors;
return errors === 0;
}

const schema130 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10004","10008","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate473.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate473.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10004")) || (data0 === "10008")) || (data0 === "11006"))){
validate473.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema130.properties.code.enum}}];
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
validate473.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate473.errors = vErrors;
return errors === 0;
}


function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate468(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate473(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
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
validate467.errors = vErrors;
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
validate467.errors = vErrors;
return errors === 0;
}

export const identification_200 = validate479;
const schema131 = {"oneOf":[{"$ref":"IdentificationAnswer"},{"$ref":"IdentificationRefused"}]};
const schema132 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20001"]},"msg":{"$ref":"Message"},"result":{"$ref":"KycReceipt"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema133 = {"type":"object","required":["status","submittedAt","reviewDueAt","history"],"properties":{"status":{"$ref":"KycStatus"},"submittedAt":{"$ref":"Timestamp"},"reviewDueAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};
const schema134 = {"type":"object","required":["status","at"],"properties":{"status":{"type":"string","pattern":"^[A-Z_]{1,40}$"},"at":{"$ref":"Timestamp"},"reason":{"type":"string","maxLength":500}}};
const pattern10 = new RegExp("^[A-Z_]{1,40}$", "u");

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.at === undefined) && (missing0 = "at"))){
validate486.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate486.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^[A-Z_]{1,40}$"}}];
return false;
}
}
else {
validate486.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate144(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate486.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate486.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate486.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate486.errors = vErrors;
return errors === 0;
}


function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.reviewDueAt === undefined) && (missing0 = "reviewDueAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate482.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate144(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.reviewDueAt, {instancePath:instancePath+"/reviewDueAt",parentData:data,parentDataProperty:"reviewDueAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate482.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate486(data3[i0], {instancePath:instancePath+"/history/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
validate482.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate482.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate482.errors = vErrors;
return errors === 0;
}


function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate480.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate480.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20001")){
validate480.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema132.properties.code.enum}}];
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
if(!(validate482(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
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
validate480.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate480.errors = vErrors;
return errors === 0;
}

const schema135 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10018","10019","11006","11016"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate493.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate493.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "401") || (data0 === "10008")) || (data0 === "10018")) || (data0 === "10019")) || (data0 === "11006")) || (data0 === "11016"))){
validate493.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema135.properties.code.enum}}];
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
validate493.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate493.errors = vErrors;
return errors === 0;
}


function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate480(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate493(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
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
validate479.errors = vErrors;
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
validate479.errors = vErrors;
return errors === 0;
}

export const getKyc_200 = validate499;
const schema136 = {"oneOf":[{"$ref":"GetKycAnswer"},{"$ref":"GetKycRefused"}]};
const schema137 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"KycState"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema138 = {"type":"object","required":["status","delayed","history"],"properties":{"status":{"$ref":"KycStatus"},"submittedAt":{"$ref":"Timestamp"},"reviewDueAt":{"$ref":"Timestamp"},"delayed":{"type":"boolean"},"failReason":{"type":"string","maxLength":500},"reviewedAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.delayed === undefined) && (missing0 = "delayed"))) || ((data.history === undefined) && (missing0 = "history"))){
validate502.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate144(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.reviewDueAt, {instancePath:instancePath+"/reviewDueAt",parentData:data,parentDataProperty:"reviewDueAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate502.errors = [{instancePath:instancePath+"/delayed",schemaPath:"#/properties/delayed/type",keyword:"type",params:{type: "boolean"}}];
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
validate502.errors = [{instancePath:instancePath+"/failReason",schemaPath:"#/properties/failReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate502.errors = [{instancePath:instancePath+"/failReason",schemaPath:"#/properties/failReason/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate144(data.reviewedAt, {instancePath:instancePath+"/reviewedAt",parentData:data,parentDataProperty:"reviewedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate502.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate486(data6[i0], {instancePath:instancePath+"/history/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
validate502.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate502.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate502.errors = vErrors;
return errors === 0;
}


function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate500.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate500.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate500.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema137.properties.code.enum}}];
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
if(!(validate502(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
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
validate500.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate500.errors = vErrors;
return errors === 0;
}

const schema139 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate512.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate512.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate512.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema139.properties.code.enum}}];
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
validate512.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate512.errors = vErrors;
return errors === 0;
}


function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate500(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate512(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
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
validate499.errors = vErrors;
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
validate499.errors = vErrors;
return errors === 0;
}

export const upload_200 = validate518;
const schema140 = {"oneOf":[{"$ref":"UploadAnswer"},{"$ref":"UploadRefused"}]};
const schema141 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"UploadedFile"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema142 = {"type":"object","required":["fileId","mime","bytes","sha256"],"properties":{"fileId":{"$ref":"Id"},"mime":{"type":"string","enum":["image/jpeg","image/jp2","image/png"]},"bytes":{"type":"integer","minimum":1,"maximum":2097152},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}};
const pattern11 = new RegExp("^[0-9a-f]{64}$", "u");

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.fileId === undefined) && (missing0 = "fileId")) || ((data.mime === undefined) && (missing0 = "mime"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate521.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate521.errors = [{instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "image/jpeg") || (data1 === "image/jp2")) || (data1 === "image/png"))){
validate521.errors = [{instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/enum",keyword:"enum",params:{allowedValues: schema142.properties.mime.enum}}];
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
validate521.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 2097152 || isNaN(data2)){
validate521.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2097152}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate521.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate521.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate521.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"}}];
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
validate521.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate521.errors = vErrors;
return errors === 0;
}


function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate519.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate519.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate519.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema141.properties.code.enum}}];
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
if(!(validate521(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
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
validate519.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate519.errors = vErrors;
return errors === 0;
}

const schema143 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!((data0 === "401") || (data0 === "11006"))){
validate527.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema143.properties.code.enum}}];
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


function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate519(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate527(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
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
validate518.errors = vErrors;
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
validate518.errors = vErrors;
return errors === 0;
}

export const upload_413 = validate533;
const schema144 = {"$ref":"ImageTooLargeProblem"};
const schema145 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11012","413"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!((data0 === "11012") || (data0 === "413"))){
validate534.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema145.properties.code.enum}}];
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
validate534.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate534.errors = vErrors;
return errors === 0;
}


function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate534(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
errors = vErrors.length;
}
validate533.errors = vErrors;
return errors === 0;
}

export const upload_415 = validate540;
const schema146 = {"$ref":"ImageFormatWrongProblem"};
const schema147 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11011","415"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate541.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate541.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "11011") || (data0 === "415"))){
validate541.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema147.properties.code.enum}}];
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
validate541.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate541.errors = vErrors;
return errors === 0;
}


function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate541(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
errors = vErrors.length;
}
validate540.errors = vErrors;
return errors === 0;
}

export const listNotification_200 = validate547;
const schema148 = {"oneOf":[{"$ref":"ListNotificationAnswer"},{"$ref":"ListNotificationRefused"}]};
const schema149 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"NotificationPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema150 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Notification"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema151 = {"type":"object","required":["id","kind","titleKey","params","read","createdAt"],"properties":{"id":{"$ref":"Id"},"kind":{"type":"string","pattern":"^[A-Z_]{1,40}$"},"titleKey":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9.]{0,119}$"},"params":{"type":"object","additionalProperties":{"type":"string","maxLength":200}},"orderNo":{"$ref":"OrderNo"},"read":{"type":"boolean"},"createdAt":{"$ref":"Timestamp"}}};
const schema152 = {"type":"string","pattern":"^[A-Z]{2}\\d{18}$"};
const pattern14 = new RegExp("^[A-Z]{2}\\d{18}$", "u");

function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
validate553.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}\\d{18}$"}}];
return false;
}
}
else {
validate553.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate553.errors = vErrors;
return errors === 0;
}

const pattern13 = new RegExp("^[A-Za-z][A-Za-z0-9.]{0,119}$", "u");

function validate551(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.titleKey === undefined) && (missing0 = "titleKey"))) || ((data.params === undefined) && (missing0 = "params"))) || ((data.read === undefined) && (missing0 = "read"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate551.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate551.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/pattern",keyword:"pattern",params:{pattern: "^[A-Z_]{1,40}$"}}];
return false;
}
}
else {
validate551.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
validate551.errors = [{instancePath:instancePath+"/titleKey",schemaPath:"#/properties/titleKey/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9.]{0,119}$"}}];
return false;
}
}
else {
validate551.errors = [{instancePath:instancePath+"/titleKey",schemaPath:"#/properties/titleKey/type",keyword:"type",params:{type: "string"}}];
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
validate551.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate551.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"}}];
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
validate551.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate553(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
validate551.errors = [{instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate144(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate551.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate551.errors = vErrors;
return errors === 0;
}


function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate550.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate550.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate551(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
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
validate550.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate550.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate550.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate550.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate550.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate550.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate550.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate550.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate550.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate550.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate550.errors = vErrors;
return errors === 0;
}


function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate548.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate548.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate548.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema149.properties.code.enum}}];
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
if(!(validate550(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
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
validate548.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate548.errors = vErrors;
return errors === 0;
}

const schema153 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate561.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate561.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate561.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema153.properties.code.enum}}];
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
validate561.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate561.errors = vErrors;
return errors === 0;
}


function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate548(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate561(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
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
validate547.errors = vErrors;
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
validate547.errors = vErrors;
return errors === 0;
}

export const readNotification_200 = validate567;
const schema154 = {"oneOf":[{"$ref":"ReadNotificationAnswer"},{"$ref":"ReadNotificationRefused"}]};
const schema155 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate568.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate568.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate568.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema155.properties.code.enum}}];
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
validate568.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate568.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate568.errors = vErrors;
return errors === 0;
}

const schema156 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(((data0 === "401") || (data0 === "11006")) || (data0 === "11020"))){
validate573.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema156.properties.code.enum}}];
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


function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate568(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
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
validate567.errors = vErrors;
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
validate567.errors = vErrors;
return errors === 0;
}

export const getPaymentLock_200 = validate579;
const schema157 = {"oneOf":[{"$ref":"GetPaymentLockAnswer"},{"$ref":"GetPaymentLockRefused"}]};
const schema158 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"PaymentLock"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema159 = {"type":"object","required":["locked","reason","until","contactUrl","hasPassword","attemptsLeft"],"properties":{"locked":{"type":"boolean"},"reason":{"type":["string","null"],"enum":["WRONG_PASSWORD","OPERATOR","PASSWORD_RESET",null]},"until":{"type":["string","null"],"format":"date-time"},"withdrawalsPausedUntil":{"type":["string","null"],"format":"date-time"},"contactUrl":{"type":"string","format":"uri-reference","maxLength":2048},"hasPassword":{"type":"boolean"},"attemptsLeft":{"type":"integer","minimum":0,"maximum":5}}};

function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.locked === undefined) && (missing0 = "locked")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.until === undefined) && (missing0 = "until"))) || ((data.contactUrl === undefined) && (missing0 = "contactUrl"))) || ((data.hasPassword === undefined) && (missing0 = "hasPassword"))) || ((data.attemptsLeft === undefined) && (missing0 = "attemptsLeft"))){
validate582.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.locked !== undefined){
const _errs1 = errors;
if(typeof data.locked !== "boolean"){
validate582.errors = [{instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"}}];
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
validate582.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema159.properties.reason.type}}];
return false;
}
if(!((((data1 === "WRONG_PASSWORD") || (data1 === "OPERATOR")) || (data1 === "PASSWORD_RESET")) || (data1 === null))){
validate582.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema159.properties.reason.enum}}];
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
validate582.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: schema159.properties.until.type}}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
validate582.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"}}];
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
if(data.withdrawalsPausedUntil !== undefined){
let data3 = data.withdrawalsPausedUntil;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate582.errors = [{instancePath:instancePath+"/withdrawalsPausedUntil",schemaPath:"#/properties/withdrawalsPausedUntil/type",keyword:"type",params:{type: schema159.properties.withdrawalsPausedUntil.type}}];
return false;
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate582.errors = [{instancePath:instancePath+"/withdrawalsPausedUntil",schemaPath:"#/properties/withdrawalsPausedUntil/format",keyword:"format",params:{format: "date-time"}}];
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
if(data.contactUrl !== undefined){
let data4 = data.contactUrl;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 2048){
validate582.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data4))){
validate582.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate582.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/type",keyword:"type",params:{type: "string"}}];
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
if(data.hasPassword !== undefined){
const _errs11 = errors;
if(typeof data.hasPassword !== "boolean"){
validate582.errors = [{instancePath:instancePath+"/hasPassword",schemaPath:"#/properties/hasPassword/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attemptsLeft !== undefined){
let data6 = data.attemptsLeft;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate582.errors = [{instancePath:instancePath+"/attemptsLeft",schemaPath:"#/properties/attemptsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 5 || isNaN(data6)){
validate582.errors = [{instancePath:instancePath+"/attemptsLeft",schemaPath:"#/properties/attemptsLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate582.errors = [{instancePath:instancePath+"/attemptsLeft",schemaPath:"#/properties/attemptsLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
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
else {
validate582.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate582.errors = vErrors;
return errors === 0;
}


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
if(!(data0 === "200")){
validate580.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema158.properties.code.enum}}];
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
if(!(validate582(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors);
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
validate580.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate580.errors = vErrors;
return errors === 0;
}

const schema160 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate587(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate587.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate587.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate587.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema160.properties.code.enum}}];
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
validate587.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate587.errors = vErrors;
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
if(!(validate587(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
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

export const setSecurityPassword_200 = validate593;
const schema161 = {"oneOf":[{"$ref":"SetSecurityPasswordAnswer"},{"$ref":"SetSecurityPasswordRefused"}]};
const schema162 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate594.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate594.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate594.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema162.properties.code.enum}}];
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
validate594.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate594.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate594.errors = vErrors;
return errors === 0;
}

const schema163 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","11001","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!((((data0 === "401") || (data0 === "10008")) || (data0 === "11001")) || (data0 === "11006"))){
validate599.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema163.properties.code.enum}}];
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


function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate594(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
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
validate593.errors = vErrors;
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
validate593.errors = vErrors;
return errors === 0;
}

export const verifySecurityPassword_200 = validate605;
const schema164 = {"oneOf":[{"$ref":"VerifySecurityPasswordAnswer"},{"$ref":"VerifySecurityPasswordRefused"},{"$ref":"PaymentLocked"}]};
const schema165 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"VerifiedPassword"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema166 = {"type":"object","required":["verified","ticket"],"properties":{"verified":{"type":"boolean","enum":[true]},"ticket":{"type":"string","minLength":8,"maxLength":128}}};

function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.verified === undefined) && (missing0 = "verified")) || ((data.ticket === undefined) && (missing0 = "ticket"))){
validate608.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.verified !== undefined){
let data0 = data.verified;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate608.errors = [{instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate608.errors = [{instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/enum",keyword:"enum",params:{allowedValues: schema166.properties.verified.enum}}];
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
validate608.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(data1.length < 8){
validate608.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/minLength",keyword:"minLength",params:{limit: 8}}];
return false;
}
}
}
else {
validate608.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"}}];
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
validate608.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate608.errors = vErrors;
return errors === 0;
}


function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate606.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate606.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate606.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema165.properties.code.enum}}];
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
if(!(validate608(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
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
validate606.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate606.errors = vErrors;
return errors === 0;
}

const schema167 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11002","11003"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate613.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate613.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "11002")) || (data0 === "11003"))){
validate613.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema167.properties.code.enum}}];
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
validate613.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate613.errors = vErrors;
return errors === 0;
}

const schema168 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11004"]},"msg":{"$ref":"Message"},"result":{"$ref":"PaymentLockNotice"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema169 = {"type":"object","required":["reason","until","contactUrl"],"properties":{"reason":{"$ref":"PaymentLockReason"},"until":{"type":["string","null"],"format":"date-time"},"contactUrl":{"type":"string","format":"uri-reference","maxLength":2048}}};
const schema170 = {"type":"string","enum":["WRONG_PASSWORD","OPERATOR","PASSWORD_RESET"]};

function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate622.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "WRONG_PASSWORD") || (data === "OPERATOR")) || (data === "PASSWORD_RESET"))){
validate622.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema170.enum}}];
return false;
}
validate622.errors = vErrors;
return errors === 0;
}


function validate621(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reason === undefined) && (missing0 = "reason")) || ((data.until === undefined) && (missing0 = "until"))) || ((data.contactUrl === undefined) && (missing0 = "contactUrl"))){
validate621.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reason !== undefined){
const _errs1 = errors;
if(!(validate622(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
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
validate621.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: schema169.properties.until.type}}];
return false;
}
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate621.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"}}];
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
validate621.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data2))){
validate621.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate621.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/type",keyword:"type",params:{type: "string"}}];
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
validate621.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate621.errors = vErrors;
return errors === 0;
}


function validate619(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate619.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate619.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11004")){
validate619.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema168.properties.code.enum}}];
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
if(!(validate621(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate621.errors : vErrors.concat(validate621.errors);
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
validate619.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate619.errors = vErrors;
return errors === 0;
}


function validate605(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate606(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate613(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
validate605.errors = vErrors;
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
validate605.errors = vErrors;
return errors === 0;
}

export const changeSecurityPassword_200 = validate628;
const schema171 = {"oneOf":[{"$ref":"ChangeSecurityPasswordAnswer"},{"$ref":"ChangeSecurityPasswordRefused"},{"$ref":"PaymentLocked"}]};
const schema172 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate629(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate629.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate629.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate629.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema172.properties.code.enum}}];
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
validate629.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate629.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate629.errors = vErrors;
return errors === 0;
}

const schema173 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11002","11003","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate634(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate634.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate634.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "11002")) || (data0 === "11003")) || (data0 === "11006"))){
validate634.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema173.properties.code.enum}}];
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
validate634.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate634.errors = vErrors;
return errors === 0;
}


function validate628(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate629(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate629.errors : vErrors.concat(validate629.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate634(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate634.errors : vErrors.concat(validate634.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
validate628.errors = vErrors;
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
validate628.errors = vErrors;
return errors === 0;
}

export const resetSecurityPassword_200 = validate641;
const schema174 = {"oneOf":[{"$ref":"ResetSecurityPasswordAnswer"},{"$ref":"ResetSecurityPasswordRefused"},{"$ref":"PaymentLocked"}]};
const schema175 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate642(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate642.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate642.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate642.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema175.properties.code.enum}}];
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
validate642.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate642.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate642.errors = vErrors;
return errors === 0;
}

const schema176 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10004","11001","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate647(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate647.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate647.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10004")) || (data0 === "11001")) || (data0 === "11006"))){
validate647.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema176.properties.code.enum}}];
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
validate647.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate647.errors = vErrors;
return errors === 0;
}


function validate641(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate642(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate642.errors : vErrors.concat(validate642.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate647(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
validate641.errors = vErrors;
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
validate641.errors = vErrors;
return errors === 0;
}

export const recharge_200 = validate654;
const schema177 = {"oneOf":[{"$ref":"RechargeAnswer"},{"$ref":"RechargeRefused"},{"$ref":"PaymentLocked"},{"$ref":"BelowMinimum"}]};
const schema178 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20002"]},"msg":{"$ref":"Message"},"result":{"$ref":"Recharge"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema179 = {"type":"object","required":["orderNo","currency","network","amount","rate","usdAmount","receiveAddress","proofId","status","submittedAt","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"currency":{"type":"string","pattern":"^[A-Z]{2,10}$"},"network":{"type":"string","maxLength":32},"amount":{"$ref":"Money"},"rate":{"$ref":"Money"},"usdAmount":{"$ref":"Usd"},"receiveAddress":{"type":"string","maxLength":128},"txHash":{"type":"string","maxLength":128},"last6":{"type":"string","pattern":"^[0-9a-fA-F]{6}$"},"proofId":{"$ref":"Id"},"status":{"type":"string","enum":["TO_BE_REVIEWED","COMPLETED","REJECTED","FAILED"]},"submittedAt":{"$ref":"Timestamp"},"reviewedAt":{"$ref":"Timestamp"},"reason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};
const schema180 = {"type":"string","pattern":"^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"};
const pattern16 = new RegExp("^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$", "u");

function validate659(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate659.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate659.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate659.errors = vErrors;
return errors === 0;
}

const pattern15 = new RegExp("^[A-Z]{2,10}$", "u");
const pattern17 = new RegExp("^[0-9a-fA-F]{6}$", "u");

function validate657(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.network === undefined) && (missing0 = "network"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.rate === undefined) && (missing0 = "rate"))) || ((data.usdAmount === undefined) && (missing0 = "usdAmount"))) || ((data.receiveAddress === undefined) && (missing0 = "receiveAddress"))) || ((data.proofId === undefined) && (missing0 = "proofId"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate657.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate553(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
validate657.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2,10}$"}}];
return false;
}
}
else {
validate657.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
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
validate657.errors = [{instancePath:instancePath+"/network",schemaPath:"#/properties/network/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate657.errors = [{instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate659(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
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
if(!(validate659(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
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
validate657.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate657.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/type",keyword:"type",params:{type: "string"}}];
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
validate657.errors = [{instancePath:instancePath+"/txHash",schemaPath:"#/properties/txHash/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate657.errors = [{instancePath:instancePath+"/txHash",schemaPath:"#/properties/txHash/type",keyword:"type",params:{type: "string"}}];
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
validate657.errors = [{instancePath:instancePath+"/last6",schemaPath:"#/properties/last6/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"}}];
return false;
}
}
else {
validate657.errors = [{instancePath:instancePath+"/last6",schemaPath:"#/properties/last6/type",keyword:"type",params:{type: "string"}}];
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
validate657.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data10 === "TO_BE_REVIEWED") || (data10 === "COMPLETED")) || (data10 === "REJECTED")) || (data10 === "FAILED"))){
validate657.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema179.properties.status.enum}}];
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
if(!(validate144(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.reviewedAt, {instancePath:instancePath+"/reviewedAt",parentData:data,parentDataProperty:"reviewedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate657.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate657.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate657.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate486(data14[i0], {instancePath:instancePath+"/history/" + i0,parentData:data14,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
validate657.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate657.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate657.errors = vErrors;
return errors === 0;
}


function validate655(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate655.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate655.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20002")){
validate655.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema178.properties.code.enum}}];
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
if(!(validate657(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
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
validate655.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate655.errors = vErrors;
return errors === 0;
}

const schema181 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10013","10018","10021","11005","11006","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10021")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11020")) || (data0 === "11021"))){
validate671.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema181.properties.code.enum}}];
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

const schema182 = {"type":"object","required":["code","msg","result","traceId","serverTime","params"],"properties":{"code":{"type":"string","enum":["11008"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"params":{"type":"object","required":["name","limit"],"properties":{"name":{"type":"string","minLength":1,"maxLength":16},"limit":{"type":"string","pattern":"^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate678(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))) || ((data.params === undefined) && (missing0 = "params"))){
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
if(!(data0 === "11008")){
validate678.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema182.properties.code.enum}}];
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
validate678.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.name !== undefined){
let data4 = data3.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length > 16){
validate678.errors = [{instancePath:instancePath+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
else {
if(data4.length < 1){
validate678.errors = [{instancePath:instancePath+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate678.errors = [{instancePath:instancePath+"/params/name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate678.errors = [{instancePath:instancePath+"/params/limit",schemaPath:"#/properties/params/properties/limit/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate678.errors = [{instancePath:instancePath+"/params/limit",schemaPath:"#/properties/params/properties/limit/type",keyword:"type",params:{type: "string"}}];
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
validate678.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
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
validate678.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate678.errors = vErrors;
return errors === 0;
}


function validate654(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate655(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate655.errors : vErrors.concat(validate655.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate671(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
if(!(validate678(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
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
validate654.errors = vErrors;
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
validate654.errors = vErrors;
return errors === 0;
}

export const recharge_409 = validate684;
const schema183 = {"$ref":"ConflictProblem"};
const schema184 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11015"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "11015")){
validate685.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema184.properties.code.enum}}];
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
validate685.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate685.errors = vErrors;
return errors === 0;
}


function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate685(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate685.errors : vErrors.concat(validate685.errors);
errors = vErrors.length;
}
validate684.errors = vErrors;
return errors === 0;
}

export const recharge_422 = validate691;
const schema185 = {"$ref":"UnprocessableContentProblem"};
const schema186 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11014"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate692(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate692.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate692.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11014")){
validate692.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema186.properties.code.enum}}];
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
validate692.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate692.errors = vErrors;
return errors === 0;
}


function validate691(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate692(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate692.errors : vErrors.concat(validate692.errors);
errors = vErrors.length;
}
validate691.errors = vErrors;
return errors === 0;
}

export const listRecharge_200 = validate698;
const schema187 = {"oneOf":[{"$ref":"ListRechargeAnswer"},{"$ref":"ListRechargeRefused"}]};
const schema188 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"RechargePage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema189 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Recharge"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate701(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate701.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate701.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate657(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
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
validate701.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate701.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate701.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate701.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate701.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate701.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate701.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate701.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate701.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate701.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate701.errors = vErrors;
return errors === 0;
}


function validate699(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate699.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate699.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate699.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema188.properties.code.enum}}];
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
if(!(validate701(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate701.errors : vErrors.concat(validate701.errors);
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
validate699.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate699.errors = vErrors;
return errors === 0;
}

const schema190 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate707(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate707.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate707.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate707.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema190.properties.code.enum}}];
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
validate707.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate707.errors = vErrors;
return errors === 0;
}


function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate699(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate699.errors : vErrors.concat(validate699.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate707(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate707.errors : vErrors.concat(validate707.errors);
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
validate698.errors = vErrors;
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
validate698.errors = vErrors;
return errors === 0;
}

export const withdrawal_200 = validate713;
const schema191 = {"oneOf":[{"$ref":"WithdrawalAnswer"},{"$ref":"WithdrawalRefused"},{"$ref":"PaymentLocked"},{"$ref":"BelowMinimum"}]};
const schema192 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20003"]},"msg":{"$ref":"Message"},"result":{"$ref":"Withdrawal"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema193 = {"type":"object","required":["orderNo","method","amount","fee","feeRate","receiveAmount","status","submittedAt","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"method":{"type":"string","enum":["USDT-TRC20","USDT-ERC20","BTC","ETH","BANK"]},"amount":{"$ref":"Usd"},"fee":{"$ref":"Usd"},"feeRate":{"$ref":"Rate"},"receiveAmount":{"$ref":"Usd"},"rate":{"$ref":"Money"},"receiveCurrencyAmount":{"$ref":"Money"},"address":{"type":"string","maxLength":128},"bankName":{"type":"string","maxLength":100},"cardholder":{"type":"string","maxLength":100},"accountNo":{"type":"string","maxLength":34},"proofId":{"$ref":"Id"},"status":{"type":"string","enum":["TO_BE_REVIEWED","APPROVED","COMPLETED","REJECTED","FAILED","CANCELLED"]},"submittedAt":{"$ref":"Timestamp"},"completedAt":{"$ref":"Timestamp"},"payoutReference":{"type":"string","maxLength":128},"reason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate716(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.fee === undefined) && (missing0 = "fee"))) || ((data.feeRate === undefined) && (missing0 = "feeRate"))) || ((data.receiveAmount === undefined) && (missing0 = "receiveAmount"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate716.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate553(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
validate716.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data1 === "USDT-TRC20") || (data1 === "USDT-ERC20")) || (data1 === "BTC")) || (data1 === "ETH")) || (data1 === "BANK"))){
validate716.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema193.properties.method.enum}}];
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
if(!(validate272(data.feeRate, {instancePath:instancePath+"/feeRate",parentData:data,parentDataProperty:"feeRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
if(!(validate659(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
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
if(!(validate659(data.receiveCurrencyAmount, {instancePath:instancePath+"/receiveCurrencyAmount",parentData:data,parentDataProperty:"receiveCurrencyAmount",rootData}))){
vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
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
validate716.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate716.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
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
validate716.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate716.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/type",keyword:"type",params:{type: "string"}}];
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
validate716.errors = [{instancePath:instancePath+"/cardholder",schemaPath:"#/properties/cardholder/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate716.errors = [{instancePath:instancePath+"/cardholder",schemaPath:"#/properties/cardholder/type",keyword:"type",params:{type: "string"}}];
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
validate716.errors = [{instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/maxLength",keyword:"maxLength",params:{limit: 34}}];
return false;
}
}
else {
validate716.errors = [{instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proofId !== undefined){
const _errs18 = errors;
if(!(validate111(data.proofId, {instancePath:instancePath+"/proofId",parentData:data,parentDataProperty:"proofId",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data13 = data.status;
const _errs19 = errors;
if(typeof data13 !== "string"){
validate716.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data13 === "TO_BE_REVIEWED") || (data13 === "APPROVED")) || (data13 === "COMPLETED")) || (data13 === "REJECTED")) || (data13 === "FAILED")) || (data13 === "CANCELLED"))){
validate716.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema193.properties.status.enum}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined){
const _errs21 = errors;
if(!(validate144(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completedAt !== undefined){
const _errs22 = errors;
if(!(validate144(data.completedAt, {instancePath:instancePath+"/completedAt",parentData:data,parentDataProperty:"completedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payoutReference !== undefined){
let data16 = data.payoutReference;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data16 === "string"){
if(data16.length > 128){
validate716.errors = [{instancePath:instancePath+"/payoutReference",schemaPath:"#/properties/payoutReference/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate716.errors = [{instancePath:instancePath+"/payoutReference",schemaPath:"#/properties/payoutReference/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data17 = data.reason;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data17 === "string"){
if(data17.length > 500){
validate716.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate716.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data18 = data.history;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data18)){
if(data18.length > 100){
validate716.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
const _errs29 = errors;
if(!(validate486(data18[i0], {instancePath:instancePath+"/history/" + i0,parentData:data18,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
var valid1 = _errs29 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate716.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
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
validate716.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate716.errors = vErrors;
return errors === 0;
}


function validate714(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate714.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate714.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20003")){
validate714.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema192.properties.code.enum}}];
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
if(!(validate716(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate716.errors : vErrors.concat(validate716.errors);
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
validate714.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate714.errors = vErrors;
return errors === 0;
}

const schema194 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10013","10018","10021","10022","10025","11002","11003","11005","11006","11018","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate732(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate732.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate732.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10021")) || (data0 === "10022")) || (data0 === "10025")) || (data0 === "11002")) || (data0 === "11003")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11018")) || (data0 === "11020")) || (data0 === "11021"))){
validate732.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema194.properties.code.enum}}];
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
validate732.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate732.errors = vErrors;
return errors === 0;
}


function validate713(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate714(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate714.errors : vErrors.concat(validate714.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate732(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate732.errors : vErrors.concat(validate732.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
if(!(validate678(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
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
validate713.errors = vErrors;
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
validate713.errors = vErrors;
return errors === 0;
}

export const listWithdrwal_200 = validate740;
const schema195 = {"oneOf":[{"$ref":"ListWithdrwalAnswer"},{"$ref":"ListWithdrwalRefused"}]};
const schema196 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"WithdrawalPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema197 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Withdrawal"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate743(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate743.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate743.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate716(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate716.errors : vErrors.concat(validate716.errors);
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
validate743.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate743.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate743.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate743.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate743.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate743.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate743.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate743.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate743.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate743.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate743.errors = vErrors;
return errors === 0;
}


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
if(!(data0 === "200")){
validate741.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema196.properties.code.enum}}];
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
if(!(validate743(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate743.errors : vErrors.concat(validate743.errors);
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

const schema198 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate749(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate749.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate749.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate749.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema198.properties.code.enum}}];
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
validate749.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate749.errors = vErrors;
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
if(!(validate749(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate749.errors : vErrors.concat(validate749.errors);
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

export const cancelWithdrawal_200 = validate755;
const schema199 = {"oneOf":[{"$ref":"CancelWithdrawalAnswer"},{"$ref":"CancelWithdrawalRefused"}]};
const schema200 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Withdrawal"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate756(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate756.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate756.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate756.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema200.properties.code.enum}}];
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
if(!(validate716(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate716.errors : vErrors.concat(validate716.errors);
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
validate756.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate756.errors = vErrors;
return errors === 0;
}

const schema201 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11006","11010","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate762(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate762.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate762.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "401") || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11010")) || (data0 === "11020")) || (data0 === "11021"))){
validate762.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema201.properties.code.enum}}];
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
validate762.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate762.errors = vErrors;
return errors === 0;
}


function validate755(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate756(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate756.errors : vErrors.concat(validate756.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate762(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate762.errors : vErrors.concat(validate762.errors);
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
validate755.errors = vErrors;
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
validate755.errors = vErrors;
return errors === 0;
}

export const listTransaction_200 = validate768;
const schema202 = {"oneOf":[{"$ref":"ListTransactionAnswer"},{"$ref":"ListTransactionRefused"}]};
const schema203 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"TransactionPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema204 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Transaction"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema205 = {"type":"object","required":["id","ref","kind","amount","balanceAfter","at"],"properties":{"id":{"$ref":"Id"},"ref":{"type":"string","maxLength":64},"kind":{"$ref":"TransactionKind"},"amount":{"$ref":"Usd"},"balanceAfter":{"$ref":"Usd"},"at":{"$ref":"Timestamp"}}};
const schema206 = {"type":"string","enum":["DEPOSIT","WITHDRAWAL","WITHDRAWAL_RETURN","SMART_BUY","SMART_YIELD","SMART_MATURITY","SMART_EXIT","SAVINGS","LOAN_DISBURSEMENT","LOAN_REPAYMENT","ORDER_OPEN","ORDER_CLOSE","OPTION_STAKE","OPTION_SETTLEMENT","NFT_BID","NFT_RETURN","INVITE_REWARD","DEMO_START","GRANT"]};

function validate774(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate774.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((data === "DEPOSIT") || (data === "WITHDRAWAL")) || (data === "WITHDRAWAL_RETURN")) || (data === "SMART_BUY")) || (data === "SMART_YIELD")) || (data === "SMART_MATURITY")) || (data === "SMART_EXIT")) || (data === "SAVINGS")) || (data === "LOAN_DISBURSEMENT")) || (data === "LOAN_REPAYMENT")) || (data === "ORDER_OPEN")) || (data === "ORDER_CLOSE")) || (data === "OPTION_STAKE")) || (data === "OPTION_SETTLEMENT")) || (data === "NFT_BID")) || (data === "NFT_RETURN")) || (data === "INVITE_REWARD")) || (data === "DEMO_START")) || (data === "GRANT"))){
validate774.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema206.enum}}];
return false;
}
validate774.errors = vErrors;
return errors === 0;
}


function validate772(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.balanceAfter === undefined) && (missing0 = "balanceAfter"))) || ((data.at === undefined) && (missing0 = "at"))){
validate772.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate772.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate772.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate774(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate774.errors : vErrors.concat(validate774.errors);
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
if(!(validate144(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate772.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate772.errors = vErrors;
return errors === 0;
}


function validate771(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate771.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate771.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate772(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate772.errors : vErrors.concat(validate772.errors);
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
validate771.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate771.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate771.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate771.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate771.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate771.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate771.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate771.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate771.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate771.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate771.errors = vErrors;
return errors === 0;
}


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
if(!(data0 === "200")){
validate769.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema203.properties.code.enum}}];
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
if(!(validate771(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate771.errors : vErrors.concat(validate771.errors);
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

const schema207 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate784(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate784.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate784.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate784.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema207.properties.code.enum}}];
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
validate784.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate784.errors = vErrors;
return errors === 0;
}


function validate768(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate769(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate769.errors : vErrors.concat(validate769.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate784(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate784.errors : vErrors.concat(validate784.errors);
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
validate768.errors = vErrors;
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
validate768.errors = vErrors;
return errors === 0;
}

export const equityHistory_200 = validate790;
const schema208 = {"oneOf":[{"$ref":"EquityHistoryAnswer"},{"$ref":"EquityHistoryRefused"}]};
const schema209 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":2500,"items":{"$ref":"EquityPoint"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema210 = {"type":"object","required":["at","equity","deposits","withdrawals","income"],"properties":{"at":{"$ref":"Timestamp"},"equity":{"$ref":"Usd"},"deposits":{"$ref":"Usd"},"withdrawals":{"$ref":"Usd"},"income":{"$ref":"Usd"}}};

function validate793(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.at === undefined) && (missing0 = "at")) || ((data.equity === undefined) && (missing0 = "equity"))) || ((data.deposits === undefined) && (missing0 = "deposits"))) || ((data.withdrawals === undefined) && (missing0 = "withdrawals"))) || ((data.income === undefined) && (missing0 = "income"))){
validate793.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.at !== undefined){
const _errs1 = errors;
if(!(validate144(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate793.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate793.errors = vErrors;
return errors === 0;
}


function validate791(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate791.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate791.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate791.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema209.properties.code.enum}}];
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
validate791.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 2500}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate793(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate793.errors : vErrors.concat(validate793.errors);
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
validate791.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
validate791.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate791.errors = vErrors;
return errors === 0;
}

const schema211 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate803(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate803.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate803.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate803.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema211.properties.code.enum}}];
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
validate803.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate803.errors = vErrors;
return errors === 0;
}


function validate790(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate791(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate791.errors : vErrors.concat(validate791.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate803(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate803.errors : vErrors.concat(validate803.errors);
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
validate790.errors = vErrors;
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
validate790.errors = vErrors;
return errors === 0;
}

export const setSavings_200 = validate809;
const schema212 = {"oneOf":[{"$ref":"SetSavingsAnswer"},{"$ref":"SetSavingsRefused"}]};
const schema213 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate810(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate810.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate810.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate810.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema213.properties.code.enum}}];
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
validate810.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate810.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate810.errors = vErrors;
return errors === 0;
}

const schema214 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate815(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate815.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate815.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "10008")) || (data0 === "11006"))){
validate815.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema214.properties.code.enum}}];
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
validate815.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate815.errors = vErrors;
return errors === 0;
}


function validate809(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate810(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate810.errors : vErrors.concat(validate810.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate815(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate815.errors : vErrors.concat(validate815.errors);
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
validate809.errors = vErrors;
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
validate809.errors = vErrors;
return errors === 0;
}

export const resetDemo_200 = validate821;
const schema215 = {"oneOf":[{"$ref":"ResetDemoAnswer"},{"$ref":"ResetDemoRefused"}]};
const schema216 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate822(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate822.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate822.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate822.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema216.properties.code.enum}}];
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
validate822.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate822.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate822.errors = vErrors;
return errors === 0;
}

const schema217 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","11006","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate827(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate827.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate827.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10008")) || (data0 === "11006")) || (data0 === "11021"))){
validate827.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema217.properties.code.enum}}];
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
validate827.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate827.errors = vErrors;
return errors === 0;
}


function validate821(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate822(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate822.errors : vErrors.concat(validate822.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate827(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate827.errors : vErrors.concat(validate827.errors);
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
validate821.errors = vErrors;
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
validate821.errors = vErrors;
return errors === 0;
}

export const settleAttempt_200 = validate833;
const schema218 = {"oneOf":[{"$ref":"SettleAttemptAnswer"},{"$ref":"SettleAttemptRefused"}]};
const schema219 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SettledAttempt"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema220 = {"type":"object","required":["state","operation","at"],"properties":{"state":{"type":"string","enum":["DONE","RUNNING","CANCELLED"]},"operation":{"$ref":"MoneyOperation"},"at":{"$ref":"Timestamp"},"answer":{"$ref":"KeptEnvelope"}}};
const schema221 = {"type":"string","enum":["recharge","withdrawal","cancelWithdrawal","resetDemo","buySmart","exitSmart","openOrder","closeOrder","buyOptions","loan","repayLoan","withdrawLoan","buyNft"]};

function validate837(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate837.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((data === "recharge") || (data === "withdrawal")) || (data === "cancelWithdrawal")) || (data === "resetDemo")) || (data === "buySmart")) || (data === "exitSmart")) || (data === "openOrder")) || (data === "closeOrder")) || (data === "buyOptions")) || (data === "loan")) || (data === "repayLoan")) || (data === "withdrawLoan")) || (data === "buyNft"))){
validate837.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema221.enum}}];
return false;
}
validate837.errors = vErrors;
return errors === 0;
}

const schema222 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","pattern":"^\\d{3,5}$"},"msg":{"$ref":"Message"},"result":{},"params":{"type":"object","additionalProperties":{"type":"string","maxLength":200}},"errors":{"type":"array","maxItems":100,"items":{"$ref":"FieldError"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const pattern19 = new RegExp("^\\d{3,5}$", "u");

function validate840(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate840.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate840.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\d{3,5}$"}}];
return false;
}
}
else {
validate840.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate840.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate840.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"}}];
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
validate840.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
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
validate840.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate840.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
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
validate840.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate840.errors = vErrors;
return errors === 0;
}


function validate836(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.state === undefined) && (missing0 = "state")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.at === undefined) && (missing0 = "at"))){
validate836.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate836.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "DONE") || (data0 === "RUNNING")) || (data0 === "CANCELLED"))){
validate836.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema220.properties.state.enum}}];
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
if(!(validate837(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData}))){
vErrors = vErrors === null ? validate837.errors : vErrors.concat(validate837.errors);
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
if(!(validate144(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate840(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = vErrors === null ? validate840.errors : vErrors.concat(validate840.errors);
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
validate836.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate836.errors = vErrors;
return errors === 0;
}


function validate834(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate834.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate834.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate834.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema219.properties.code.enum}}];
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
if(!(validate836(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate836.errors : vErrors.concat(validate836.errors);
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
validate834.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate834.errors = vErrors;
return errors === 0;
}

const schema223 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate850(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate850.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate850.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate850.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema223.properties.code.enum}}];
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
validate850.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate850.errors = vErrors;
return errors === 0;
}


function validate833(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate834(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate834.errors : vErrors.concat(validate834.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate850(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate850.errors : vErrors.concat(validate850.errors);
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
validate833.errors = vErrors;
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
validate833.errors = vErrors;
return errors === 0;
}

export const listIncomeDetail_200 = validate856;
const schema224 = {"oneOf":[{"$ref":"ListIncomeDetailAnswer"},{"$ref":"ListIncomeDetailRefused"}]};
const schema225 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"IncomeDetailPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema226 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext","summary"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"IncomeDetail"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"},"summary":{"$ref":"IncomeSummary"}}};
const schema227 = {"type":"object","required":["id","source","day","base","rate","amount","status","createdAt"],"properties":{"id":{"$ref":"Id"},"source":{"$ref":"IncomeSource"},"orderNo":{"$ref":"OrderNo"},"day":{"$ref":"Day"},"base":{"$ref":"Usd"},"rate":{"$ref":"Rate"},"amount":{"$ref":"Usd"},"status":{"type":"string","enum":["IN_PROGRESS","DIVIDED"]},"createdAt":{"$ref":"Timestamp"}}};
const schema228 = {"type":"string","enum":["SAVINGS","SMART","INVITE","ORDER","OPTION","NFT_REFUND"]};

function validate862(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate862.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "SAVINGS") || (data === "SMART")) || (data === "INVITE")) || (data === "ORDER")) || (data === "OPTION")) || (data === "NFT_REFUND"))){
validate862.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema228.enum}}];
return false;
}
validate862.errors = vErrors;
return errors === 0;
}

const schema229 = {"type":"string","format":"date"};
const formats26 = /^(?:\d\d(?:[02468][048]|[13579][26])-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

function validate865(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats26.test(data))){
validate865.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate865.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate865.errors = vErrors;
return errors === 0;
}


function validate860(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.source === undefined) && (missing0 = "source"))) || ((data.day === undefined) && (missing0 = "day"))) || ((data.base === undefined) && (missing0 = "base"))) || ((data.rate === undefined) && (missing0 = "rate"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate860.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate862(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate862.errors : vErrors.concat(validate862.errors);
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
if(!(validate553(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
if(!(validate865(data.day, {instancePath:instancePath+"/day",parentData:data,parentDataProperty:"day",rootData}))){
vErrors = vErrors === null ? validate865.errors : vErrors.concat(validate865.errors);
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
if(!(validate272(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate860.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "IN_PROGRESS") || (data7 === "DIVIDED"))){
validate860.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema227.properties.status.enum}}];
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
if(!(validate144(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate860.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate860.errors = vErrors;
return errors === 0;
}

const schema230 = {"type":"object","required":["total","today","bySource"],"properties":{"total":{"$ref":"Usd"},"today":{"$ref":"Usd"},"bySource":{"$ref":"IncomeBySource"}}};
const schema231 = {"type":"object","required":[],"properties":{"SAVINGS":{"$ref":"Usd"},"SMART":{"$ref":"Usd"},"INVITE":{"$ref":"Usd"},"ORDER":{"$ref":"Usd"},"OPTION":{"$ref":"Usd"},"NFT_REFUND":{"$ref":"Usd"}}};

function validate875(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate875.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate875.errors = vErrors;
return errors === 0;
}


function validate872(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.total === undefined) && (missing0 = "total")) || ((data.today === undefined) && (missing0 = "today"))) || ((data.bySource === undefined) && (missing0 = "bySource"))){
validate872.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate875(data.bySource, {instancePath:instancePath+"/bySource",parentData:data,parentDataProperty:"bySource",rootData}))){
vErrors = vErrors === null ? validate875.errors : vErrors.concat(validate875.errors);
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
validate872.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate872.errors = vErrors;
return errors === 0;
}


function validate859(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))) || ((data.summary === undefined) && (missing0 = "summary"))){
validate859.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate859.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate860(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate860.errors : vErrors.concat(validate860.errors);
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
validate859.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate859.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate859.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate859.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate859.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate859.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate859.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate859.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate859.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate872(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate872.errors : vErrors.concat(validate872.errors);
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
validate859.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate859.errors = vErrors;
return errors === 0;
}


function validate857(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate857.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate857.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate857.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema225.properties.code.enum}}];
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
if(!(validate859(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate859.errors : vErrors.concat(validate859.errors);
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
validate857.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate857.errors = vErrors;
return errors === 0;
}

const schema232 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate888(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate888.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate888.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate888.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema232.properties.code.enum}}];
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
validate888.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate888.errors = vErrors;
return errors === 0;
}


function validate856(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate857(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate857.errors : vErrors.concat(validate857.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate888(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate888.errors : vErrors.concat(validate888.errors);
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
validate856.errors = vErrors;
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
validate856.errors = vErrors;
return errors === 0;
}

export const buySmart_200 = validate894;
const schema233 = {"oneOf":[{"$ref":"BuySmartAnswer"},{"$ref":"BuySmartRefused"},{"$ref":"PaymentLocked"}]};
const schema234 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema235 = {"type":"object","required":["orderNo","productId","productName","days","amount","dailyRate","status","shareStatus","boughtAt","valueDate","maturesAt","profitDays","expectedRevenue","distributedRevenue","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"productId":{"$ref":"Id"},"productName":{"type":"string","maxLength":120},"days":{"type":"integer","minimum":1,"maximum":3650},"amount":{"$ref":"Usd"},"dailyRate":{"$ref":"Rate"},"status":{"type":"string","enum":["IN_PROGRESS","MATURED","DISTRIBUTED","COMPLETED","EARLY_EXIT"]},"shareStatus":{"type":"string","enum":["INCOME_IN_PROGRESS","PROFIT_DIVIDED"]},"boughtAt":{"$ref":"Timestamp"},"valueDate":{"$ref":"Timestamp"},"maturesAt":{"$ref":"Timestamp"},"profitDays":{"type":"integer","minimum":0},"expectedRevenue":{"$ref":"Usd"},"distributedRevenue":{"$ref":"Usd"},"penalty":{"$ref":"Usd"},"refund":{"$ref":"Usd"},"exitedAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate897(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.productId === undefined) && (missing0 = "productId"))) || ((data.productName === undefined) && (missing0 = "productName"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.shareStatus === undefined) && (missing0 = "shareStatus"))) || ((data.boughtAt === undefined) && (missing0 = "boughtAt"))) || ((data.valueDate === undefined) && (missing0 = "valueDate"))) || ((data.maturesAt === undefined) && (missing0 = "maturesAt"))) || ((data.profitDays === undefined) && (missing0 = "profitDays"))) || ((data.expectedRevenue === undefined) && (missing0 = "expectedRevenue"))) || ((data.distributedRevenue === undefined) && (missing0 = "distributedRevenue"))) || ((data.history === undefined) && (missing0 = "history"))){
validate897.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate553(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
validate897.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate897.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/type",keyword:"type",params:{type: "string"}}];
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
validate897.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 3650 || isNaN(data3)){
validate897.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate897.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate272(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate897.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data6 === "IN_PROGRESS") || (data6 === "MATURED")) || (data6 === "DISTRIBUTED")) || (data6 === "COMPLETED")) || (data6 === "EARLY_EXIT"))){
validate897.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema235.properties.status.enum}}];
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
validate897.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "INCOME_IN_PROGRESS") || (data7 === "PROFIT_DIVIDED"))){
validate897.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/enum",keyword:"enum",params:{allowedValues: schema235.properties.shareStatus.enum}}];
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
if(!(validate144(data.boughtAt, {instancePath:instancePath+"/boughtAt",parentData:data,parentDataProperty:"boughtAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.valueDate, {instancePath:instancePath+"/valueDate",parentData:data,parentDataProperty:"valueDate",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.maturesAt, {instancePath:instancePath+"/maturesAt",parentData:data,parentDataProperty:"maturesAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate897.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate897.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate144(data.exitedAt, {instancePath:instancePath+"/exitedAt",parentData:data,parentDataProperty:"exitedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate897.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(!(validate486(data17[i0], {instancePath:instancePath+"/history/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
validate897.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate897.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate897.errors = vErrors;
return errors === 0;
}


function validate895(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate895.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate895.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate895.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema234.properties.code.enum}}];
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
if(!(validate897(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate897.errors : vErrors.concat(validate897.errors);
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
validate895.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate895.errors = vErrors;
return errors === 0;
}

const schema236 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10010","10011","10012","10013","10015","10018","10024","11005","11006","11007","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate915(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate915.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate915.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10010")) || (data0 === "10011")) || (data0 === "10012")) || (data0 === "10013")) || (data0 === "10015")) || (data0 === "10018")) || (data0 === "10024")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11007")) || (data0 === "11018")) || (data0 === "11021"))){
validate915.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema236.properties.code.enum}}];
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
validate915.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate915.errors = vErrors;
return errors === 0;
}


function validate894(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate895(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate895.errors : vErrors.concat(validate895.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate915(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate915.errors : vErrors.concat(validate915.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
validate894.errors = vErrors;
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
validate894.errors = vErrors;
return errors === 0;
}

export const listSmartOrder_200 = validate922;
const schema237 = {"oneOf":[{"$ref":"ListSmartOrderAnswer"},{"$ref":"ListSmartOrderRefused"}]};
const schema238 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrderPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema239 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"SmartOrder"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate925(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate925.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate925.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate897(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate897.errors : vErrors.concat(validate897.errors);
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
validate925.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate925.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate925.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate925.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate925.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate925.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate925.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate925.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate925.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate923.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema238.properties.code.enum}}];
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

const schema240 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate931(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate931.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate931.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate931.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema240.properties.code.enum}}];
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
validate931.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate931.errors = vErrors;
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
if(!(validate931(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate931.errors : vErrors.concat(validate931.errors);
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

export const getSmartOrderById_200 = validate937;
const schema241 = {"oneOf":[{"$ref":"GetSmartOrderByIdAnswer"},{"$ref":"GetSmartOrderByIdRefused"}]};
const schema242 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrderDetail"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema243 = {"type":"object","required":["orderNo","productId","productName","days","amount","dailyRate","status","shareStatus","boughtAt","valueDate","maturesAt","profitDays","expectedRevenue","distributedRevenue","history","profitDayList"],"properties":{"orderNo":{"$ref":"OrderNo"},"productId":{"$ref":"Id"},"productName":{"type":"string","maxLength":120},"days":{"type":"integer","minimum":1,"maximum":3650},"amount":{"$ref":"Usd"},"dailyRate":{"$ref":"Rate"},"status":{"type":"string","enum":["IN_PROGRESS","MATURED","DISTRIBUTED","COMPLETED","EARLY_EXIT"]},"shareStatus":{"type":"string","enum":["INCOME_IN_PROGRESS","PROFIT_DIVIDED"]},"boughtAt":{"$ref":"Timestamp"},"valueDate":{"$ref":"Timestamp"},"maturesAt":{"$ref":"Timestamp"},"profitDays":{"type":"integer","minimum":0},"expectedRevenue":{"$ref":"Usd"},"distributedRevenue":{"$ref":"Usd"},"penalty":{"$ref":"Usd"},"refund":{"$ref":"Usd"},"exitedAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}},"profitDayList":{"type":"array","maxItems":3650,"items":{"$ref":"ProfitDay"}}}};
const schema244 = {"type":"object","required":["day","amount","at"],"properties":{"day":{"$ref":"Day"},"amount":{"$ref":"Usd"},"at":{"$ref":"Timestamp"}}};

function validate954(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.day === undefined) && (missing0 = "day")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.at === undefined) && (missing0 = "at"))){
validate954.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.day !== undefined){
const _errs1 = errors;
if(!(validate865(data.day, {instancePath:instancePath+"/day",parentData:data,parentDataProperty:"day",rootData}))){
vErrors = vErrors === null ? validate865.errors : vErrors.concat(validate865.errors);
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
if(!(validate144(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate954.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate954.errors = vErrors;
return errors === 0;
}


function validate940(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.productId === undefined) && (missing0 = "productId"))) || ((data.productName === undefined) && (missing0 = "productName"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.shareStatus === undefined) && (missing0 = "shareStatus"))) || ((data.boughtAt === undefined) && (missing0 = "boughtAt"))) || ((data.valueDate === undefined) && (missing0 = "valueDate"))) || ((data.maturesAt === undefined) && (missing0 = "maturesAt"))) || ((data.profitDays === undefined) && (missing0 = "profitDays"))) || ((data.expectedRevenue === undefined) && (missing0 = "expectedRevenue"))) || ((data.distributedRevenue === undefined) && (missing0 = "distributedRevenue"))) || ((data.history === undefined) && (missing0 = "history"))) || ((data.profitDayList === undefined) && (missing0 = "profitDayList"))){
validate940.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate553(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
validate940.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate940.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/type",keyword:"type",params:{type: "string"}}];
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
validate940.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 3650 || isNaN(data3)){
validate940.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate940.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate272(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate940.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data6 === "IN_PROGRESS") || (data6 === "MATURED")) || (data6 === "DISTRIBUTED")) || (data6 === "COMPLETED")) || (data6 === "EARLY_EXIT"))){
validate940.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema243.properties.status.enum}}];
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
validate940.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "INCOME_IN_PROGRESS") || (data7 === "PROFIT_DIVIDED"))){
validate940.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/enum",keyword:"enum",params:{allowedValues: schema243.properties.shareStatus.enum}}];
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
if(!(validate144(data.boughtAt, {instancePath:instancePath+"/boughtAt",parentData:data,parentDataProperty:"boughtAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.valueDate, {instancePath:instancePath+"/valueDate",parentData:data,parentDataProperty:"valueDate",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.maturesAt, {instancePath:instancePath+"/maturesAt",parentData:data,parentDataProperty:"maturesAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate940.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate940.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate144(data.exitedAt, {instancePath:instancePath+"/exitedAt",parentData:data,parentDataProperty:"exitedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate940.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(!(validate486(data17[i0], {instancePath:instancePath+"/history/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
validate940.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate940.errors = [{instancePath:instancePath+"/profitDayList",schemaPath:"#/properties/profitDayList/maxItems",keyword:"maxItems",params:{limit: 3650}}];
return false;
}
else {
var valid2 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(!(validate954(data19[i1], {instancePath:instancePath+"/profitDayList/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate954.errors : vErrors.concat(validate954.errors);
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
validate940.errors = [{instancePath:instancePath+"/profitDayList",schemaPath:"#/properties/profitDayList/type",keyword:"type",params:{type: "array"}}];
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
validate940.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate940.errors = vErrors;
return errors === 0;
}


function validate938(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate938.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate938.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate938.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema242.properties.code.enum}}];
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
if(!(validate940(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate940.errors : vErrors.concat(validate940.errors);
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
validate938.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate938.errors = vErrors;
return errors === 0;
}

const schema245 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate963(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate963.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate963.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "11005")) || (data0 === "11020"))){
validate963.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema245.properties.code.enum}}];
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
validate963.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate963.errors = vErrors;
return errors === 0;
}


function validate937(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate938(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate938.errors : vErrors.concat(validate938.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate963(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate963.errors : vErrors.concat(validate963.errors);
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
validate937.errors = vErrors;
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
validate937.errors = vErrors;
return errors === 0;
}

export const previewExitSmart_200 = validate969;
const schema246 = {"oneOf":[{"$ref":"PreviewExitSmartAnswer"},{"$ref":"PreviewExitSmartRefused"}]};
const schema247 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"ExitPreview"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema248 = {"type":"object","required":["penaltyRate","penalty","refund","kept","lostRevenue","net","quoteId"],"properties":{"penaltyRate":{"$ref":"Rate"},"penalty":{"$ref":"Usd"},"refund":{"$ref":"Usd"},"kept":{"$ref":"Usd"},"lostRevenue":{"$ref":"Usd"},"net":{"$ref":"Usd"},"quoteId":{"$ref":"Id"}}};

function validate972(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.penaltyRate === undefined) && (missing0 = "penaltyRate")) || ((data.penalty === undefined) && (missing0 = "penalty"))) || ((data.refund === undefined) && (missing0 = "refund"))) || ((data.kept === undefined) && (missing0 = "kept"))) || ((data.lostRevenue === undefined) && (missing0 = "lostRevenue"))) || ((data.net === undefined) && (missing0 = "net"))) || ((data.quoteId === undefined) && (missing0 = "quoteId"))){
validate972.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.penaltyRate !== undefined){
const _errs1 = errors;
if(!(validate272(data.penaltyRate, {instancePath:instancePath+"/penaltyRate",parentData:data,parentDataProperty:"penaltyRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate972.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate972.errors = vErrors;
return errors === 0;
}


function validate970(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate970.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate970.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate970.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema247.properties.code.enum}}];
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
if(!(validate972(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate972.errors : vErrors.concat(validate972.errors);
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
validate970.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate970.errors = vErrors;
return errors === 0;
}

const schema249 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11010","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate984(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate984.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate984.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "11005")) || (data0 === "11010")) || (data0 === "11020"))){
validate984.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema249.properties.code.enum}}];
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
validate984.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate984.errors = vErrors;
return errors === 0;
}


function validate969(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate970(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate970.errors : vErrors.concat(validate970.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate984(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate984.errors : vErrors.concat(validate984.errors);
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
validate969.errors = vErrors;
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
validate969.errors = vErrors;
return errors === 0;
}

export const exitSmart_200 = validate990;
const schema250 = {"oneOf":[{"$ref":"ExitSmartAnswer"},{"$ref":"ExitSmartRefused"}]};
const schema251 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate991(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate991.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate991.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate991.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema251.properties.code.enum}}];
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
if(!(validate897(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate897.errors : vErrors.concat(validate897.errors);
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
validate991.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate991.errors = vErrors;
return errors === 0;
}

const schema252 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11006","11010","11018","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate997(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate997.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate997.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "401") || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11010")) || (data0 === "11018")) || (data0 === "11020")) || (data0 === "11021"))){
validate997.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema252.properties.code.enum}}];
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
validate997.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate997.errors = vErrors;
return errors === 0;
}


function validate990(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate991(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate991.errors : vErrors.concat(validate991.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate997(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate997.errors : vErrors.concat(validate997.errors);
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
validate990.errors = vErrors;
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
validate990.errors = vErrors;
return errors === 0;
}

export const openOrder_200 = validate1003;
const schema253 = {"oneOf":[{"$ref":"OpenOrderAnswer"},{"$ref":"OpenOrderRefused"},{"$ref":"PaymentLocked"}]};
const schema254 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema255 = {"type":"object","required":["orderNo","code","marketId","direction","lots","contractSize","leverage","margin","openPrice","stopOutPrice","openFee","expectedReturn","status","profit","unrealised","openTime","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"code":{"type":"string","minLength":1,"maxLength":64},"marketId":{"$ref":"Id"},"direction":{"type":"string","enum":["LONG","SHORT"]},"lots":{"$ref":"Quantity"},"contractSize":{"$ref":"Quantity"},"leverage":{"type":"integer","minimum":1,"maximum":500},"margin":{"$ref":"Usd"},"openPrice":{"$ref":"Price"},"closePrice":{"$ref":"Price"},"stopLossPrice":{"$ref":"Price"},"takeProfitPrice":{"$ref":"Price"},"stopOutPrice":{"$ref":"Price"},"openFee":{"$ref":"Usd"},"closeFee":{"$ref":"Usd"},"expectedReturn":{"$ref":"Usd"},"status":{"type":"string","enum":["OPEN","CLOSED"]},"closeReason":{"type":"string","enum":["USER","SL","TP","STOP_OUT"]},"profit":{"$ref":"Usd"},"unrealised":{"$ref":"Usd"},"openTime":{"$ref":"Timestamp"},"closeTime":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate1006(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.marketId === undefined) && (missing0 = "marketId"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.lots === undefined) && (missing0 = "lots"))) || ((data.contractSize === undefined) && (missing0 = "contractSize"))) || ((data.leverage === undefined) && (missing0 = "leverage"))) || ((data.margin === undefined) && (missing0 = "margin"))) || ((data.openPrice === undefined) && (missing0 = "openPrice"))) || ((data.stopOutPrice === undefined) && (missing0 = "stopOutPrice"))) || ((data.openFee === undefined) && (missing0 = "openFee"))) || ((data.expectedReturn === undefined) && (missing0 = "expectedReturn"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.profit === undefined) && (missing0 = "profit"))) || ((data.unrealised === undefined) && (missing0 = "unrealised"))) || ((data.openTime === undefined) && (missing0 = "openTime"))) || ((data.history === undefined) && (missing0 = "history"))){
validate1006.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate553(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
validate1006.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate1006.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1006.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate1006.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "LONG") || (data3 === "SHORT"))){
validate1006.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema255.properties.direction.enum}}];
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
if(!(validate263(data.lots, {instancePath:instancePath+"/lots",parentData:data,parentDataProperty:"lots",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
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
if(!(validate263(data.contractSize, {instancePath:instancePath+"/contractSize",parentData:data,parentDataProperty:"contractSize",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
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
validate1006.errors = [{instancePath:instancePath+"/leverage",schemaPath:"#/properties/leverage/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
validate1006.errors = [{instancePath:instancePath+"/leverage",schemaPath:"#/properties/leverage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate1006.errors = [{instancePath:instancePath+"/leverage",schemaPath:"#/properties/leverage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate245(data.openPrice, {instancePath:instancePath+"/openPrice",parentData:data,parentDataProperty:"openPrice",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate245(data.closePrice, {instancePath:instancePath+"/closePrice",parentData:data,parentDataProperty:"closePrice",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate245(data.stopLossPrice, {instancePath:instancePath+"/stopLossPrice",parentData:data,parentDataProperty:"stopLossPrice",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate245(data.takeProfitPrice, {instancePath:instancePath+"/takeProfitPrice",parentData:data,parentDataProperty:"takeProfitPrice",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate245(data.stopOutPrice, {instancePath:instancePath+"/stopOutPrice",parentData:data,parentDataProperty:"stopOutPrice",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
validate1006.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data16 === "OPEN") || (data16 === "CLOSED"))){
validate1006.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema255.properties.status.enum}}];
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
validate1006.errors = [{instancePath:instancePath+"/closeReason",schemaPath:"#/properties/closeReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data17 === "USER") || (data17 === "SL")) || (data17 === "TP")) || (data17 === "STOP_OUT"))){
validate1006.errors = [{instancePath:instancePath+"/closeReason",schemaPath:"#/properties/closeReason/enum",keyword:"enum",params:{allowedValues: schema255.properties.closeReason.enum}}];
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
if(!(validate144(data.openTime, {instancePath:instancePath+"/openTime",parentData:data,parentDataProperty:"openTime",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.closeTime, {instancePath:instancePath+"/closeTime",parentData:data,parentDataProperty:"closeTime",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate1006.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate486(data22[i0], {instancePath:instancePath+"/history/" + i0,parentData:data22,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
validate1006.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate1006.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1006.errors = vErrors;
return errors === 0;
}


function validate1004(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1004.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1004.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate1004.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema254.properties.code.enum}}];
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
if(!(validate1006(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1006.errors : vErrors.concat(validate1006.errors);
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
validate1004.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1004.errors = vErrors;
return errors === 0;
}

const schema256 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10015","10016","10018","11006","11009","11018","11019","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1029(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1029.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1029.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10015")) || (data0 === "10016")) || (data0 === "10018")) || (data0 === "11006")) || (data0 === "11009")) || (data0 === "11018")) || (data0 === "11019")) || (data0 === "11021"))){
validate1029.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema256.properties.code.enum}}];
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
validate1029.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1029.errors = vErrors;
return errors === 0;
}


function validate1003(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1004(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1004.errors : vErrors.concat(validate1004.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1029(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1029.errors : vErrors.concat(validate1029.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
validate1003.errors = vErrors;
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
validate1003.errors = vErrors;
return errors === 0;
}

export const modifyOrder_200 = validate1036;
const schema257 = {"oneOf":[{"$ref":"ModifyOrderAnswer"},{"$ref":"ModifyOrderRefused"}]};
const schema258 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1037(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1037.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1037.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1037.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema258.properties.code.enum}}];
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
if(!(validate1006(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1006.errors : vErrors.concat(validate1006.errors);
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
validate1037.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1037.errors = vErrors;
return errors === 0;
}

const schema259 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006","11009","11010","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1043(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1043.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1043.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "401") || (data0 === "11006")) || (data0 === "11009")) || (data0 === "11010")) || (data0 === "11020"))){
validate1043.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema259.properties.code.enum}}];
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
validate1043.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1043.errors = vErrors;
return errors === 0;
}


function validate1036(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1037(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1037.errors : vErrors.concat(validate1037.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1043(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1043.errors : vErrors.concat(validate1043.errors);
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
validate1036.errors = vErrors;
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
validate1036.errors = vErrors;
return errors === 0;
}

export const closeOrder_200 = validate1049;
const schema260 = {"oneOf":[{"$ref":"CloseOrderAnswer"},{"$ref":"CloseOrderRefused"}]};
const schema261 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1050(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1050.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1050.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1050.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema261.properties.code.enum}}];
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
if(!(validate1006(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1006.errors : vErrors.concat(validate1006.errors);
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
validate1050.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1050.errors = vErrors;
return errors === 0;
}

const schema262 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10015","11006","11010","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!((((((data0 === "401") || (data0 === "10015")) || (data0 === "11006")) || (data0 === "11010")) || (data0 === "11020")) || (data0 === "11021"))){
validate1056.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema262.properties.code.enum}}];
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


function validate1049(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1050(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1050.errors : vErrors.concat(validate1050.errors);
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
validate1049.errors = vErrors;
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
validate1049.errors = vErrors;
return errors === 0;
}

export const listOrder_200 = validate1062;
const schema263 = {"oneOf":[{"$ref":"ListOrderAnswer"},{"$ref":"ListOrderRefused"}]};
const schema264 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"OrderPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema265 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Order"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1065(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1065.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1065.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1006(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1006.errors : vErrors.concat(validate1006.errors);
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
validate1065.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1065.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1065.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1065.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1065.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1065.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1065.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1065.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1065.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate1065.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1065.errors = vErrors;
return errors === 0;
}


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
validate1063.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema264.properties.code.enum}}];
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
if(!(validate1065(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1065.errors : vErrors.concat(validate1065.errors);
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

const schema266 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1071(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1071.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1071.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1071.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema266.properties.code.enum}}];
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
validate1071.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1071.errors = vErrors;
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
if(!(validate1071(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1071.errors : vErrors.concat(validate1071.errors);
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

export const getOrderById_200 = validate1077;
const schema267 = {"oneOf":[{"$ref":"GetOrderByIdAnswer"},{"$ref":"GetOrderByIdRefused"}]};
const schema268 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1078(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1078.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1078.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1078.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema268.properties.code.enum}}];
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
if(!(validate1006(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1006.errors : vErrors.concat(validate1006.errors);
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
validate1078.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1078.errors = vErrors;
return errors === 0;
}

const schema269 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1084(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1084.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1084.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11020"))){
validate1084.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema269.properties.code.enum}}];
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
validate1084.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1084.errors = vErrors;
return errors === 0;
}


function validate1077(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1078(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1078.errors : vErrors.concat(validate1078.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1084(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1084.errors : vErrors.concat(validate1084.errors);
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
validate1077.errors = vErrors;
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
validate1077.errors = vErrors;
return errors === 0;
}

export const buyOptions_200 = validate1090;
const schema270 = {"oneOf":[{"$ref":"BuyOptionsAnswer"},{"$ref":"BuyOptionsRefused"},{"$ref":"PaymentLocked"}]};
const schema271 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"OptionsOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema272 = {"type":"object","required":["orderNo","code","marketId","direction","periodSec","stake","payoutRatio","strikePrice","expiresAt","expectedReturn","status","openTime","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"code":{"type":"string","minLength":1,"maxLength":64},"marketId":{"$ref":"Id"},"direction":{"type":"string","enum":["UP","DOWN"]},"periodSec":{"type":"integer","minimum":1,"maximum":86400},"stake":{"$ref":"Usd"},"payoutRatio":{"$ref":"Rate"},"strikePrice":{"$ref":"Price"},"expiresAt":{"$ref":"Timestamp"},"settlePrice":{"$ref":"Price"},"expectedReturn":{"$ref":"Usd"},"status":{"type":"string","enum":["OPEN","WON","LOST","TIED","VOID"]},"profit":{"$ref":"Usd"},"openTime":{"$ref":"Timestamp"},"closeTime":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate1093(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.marketId === undefined) && (missing0 = "marketId"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.periodSec === undefined) && (missing0 = "periodSec"))) || ((data.stake === undefined) && (missing0 = "stake"))) || ((data.payoutRatio === undefined) && (missing0 = "payoutRatio"))) || ((data.strikePrice === undefined) && (missing0 = "strikePrice"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))) || ((data.expectedReturn === undefined) && (missing0 = "expectedReturn"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.openTime === undefined) && (missing0 = "openTime"))) || ((data.history === undefined) && (missing0 = "history"))){
validate1093.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate553(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
validate1093.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate1093.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1093.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate1093.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "UP") || (data3 === "DOWN"))){
validate1093.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema272.properties.direction.enum}}];
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
validate1093.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 86400 || isNaN(data4)){
validate1093.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1093.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate272(data.payoutRatio, {instancePath:instancePath+"/payoutRatio",parentData:data,parentDataProperty:"payoutRatio",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
if(!(validate245(data.strikePrice, {instancePath:instancePath+"/strikePrice",parentData:data,parentDataProperty:"strikePrice",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
if(!(validate144(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate245(data.settlePrice, {instancePath:instancePath+"/settlePrice",parentData:data,parentDataProperty:"settlePrice",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
validate1093.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data11 === "OPEN") || (data11 === "WON")) || (data11 === "LOST")) || (data11 === "TIED")) || (data11 === "VOID"))){
validate1093.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema272.properties.status.enum}}];
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
if(!(validate144(data.openTime, {instancePath:instancePath+"/openTime",parentData:data,parentDataProperty:"openTime",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.closeTime, {instancePath:instancePath+"/closeTime",parentData:data,parentDataProperty:"closeTime",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate1093.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate486(data15[i0], {instancePath:instancePath+"/history/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
validate1093.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate1093.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1093.errors = vErrors;
return errors === 0;
}


function validate1091(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1091.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1091.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate1091.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema271.properties.code.enum}}];
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
if(!(validate1093(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
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
validate1091.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1091.errors = vErrors;
return errors === 0;
}

const schema273 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10014","10015","10016","10017","10018","11006","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1110.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10014")) || (data0 === "10015")) || (data0 === "10016")) || (data0 === "10017")) || (data0 === "10018")) || (data0 === "11006")) || (data0 === "11018")) || (data0 === "11021"))){
validate1110.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema273.properties.code.enum}}];
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
validate1110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1110.errors = vErrors;
return errors === 0;
}


function validate1090(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1091(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1091.errors : vErrors.concat(validate1091.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1110(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1110.errors : vErrors.concat(validate1110.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
validate1090.errors = vErrors;
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
validate1090.errors = vErrors;
return errors === 0;
}

export const listOptionsOrder_200 = validate1117;
const schema274 = {"oneOf":[{"$ref":"ListOptionsOrderAnswer"},{"$ref":"ListOptionsOrderRefused"}]};
const schema275 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"OptionsOrderPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema276 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"OptionsOrder"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1120.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1093(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
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
validate1120.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1120.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1120.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1120.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1120.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1120.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1120.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1120.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1120.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate1120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1120.errors = vErrors;
return errors === 0;
}


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
validate1118.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema275.properties.code.enum}}];
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
if(!(validate1120(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1120.errors : vErrors.concat(validate1120.errors);
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

const schema277 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1126.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1126.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema277.properties.code.enum}}];
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
validate1126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1126.errors = vErrors;
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
if(!(validate1126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1126.errors : vErrors.concat(validate1126.errors);
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

export const getOptionsOrderById_200 = validate1132;
const schema278 = {"oneOf":[{"$ref":"GetOptionsOrderByIdAnswer"},{"$ref":"GetOptionsOrderByIdRefused"}]};
const schema279 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"OptionsOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1133.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1133.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema279.properties.code.enum}}];
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
if(!(validate1093(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
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
validate1133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1133.errors = vErrors;
return errors === 0;
}

const schema280 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1139.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11020"))){
validate1139.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema280.properties.code.enum}}];
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
validate1139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1139.errors = vErrors;
return errors === 0;
}


function validate1132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1133.errors : vErrors.concat(validate1133.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1139(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1139.errors : vErrors.concat(validate1139.errors);
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
validate1132.errors = vErrors;
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
validate1132.errors = vErrors;
return errors === 0;
}

export const myCredit_200 = validate1145;
const schema281 = {"oneOf":[{"$ref":"MyCreditAnswer"},{"$ref":"MyCreditRefused"}]};
const schema282 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"CreditLine"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema283 = {"type":"object","required":["creditLimit","used","available","terms","dailyRate","interestFreeDays","min","max","kycStatus"],"properties":{"creditLimit":{"$ref":"Usd"},"used":{"$ref":"Usd"},"available":{"$ref":"Usd"},"terms":{"type":"array","maxItems":20,"items":{"type":"integer","minimum":1,"maximum":3650}},"dailyRate":{"$ref":"Rate"},"interestFreeDays":{"type":"integer","minimum":0,"maximum":365},"min":{"$ref":"Usd"},"max":{"$ref":"Usd"},"kycStatus":{"$ref":"KycStatus"},"openLoanNo":{"$ref":"OrderNo"}}};

function validate1148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.creditLimit === undefined) && (missing0 = "creditLimit")) || ((data.used === undefined) && (missing0 = "used"))) || ((data.available === undefined) && (missing0 = "available"))) || ((data.terms === undefined) && (missing0 = "terms"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.interestFreeDays === undefined) && (missing0 = "interestFreeDays"))) || ((data.min === undefined) && (missing0 = "min"))) || ((data.max === undefined) && (missing0 = "max"))) || ((data.kycStatus === undefined) && (missing0 = "kycStatus"))){
validate1148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1148.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs6 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1148.errors = [{instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 > 3650 || isNaN(data4)){
validate1148.errors = [{instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1148.errors = [{instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1148.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate272(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate1148.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 365 || isNaN(data6)){
validate1148.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate1148.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate553(data.openLoanNo, {instancePath:instancePath+"/openLoanNo",parentData:data,parentDataProperty:"openLoanNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
validate1148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1148.errors = vErrors;
return errors === 0;
}


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
if(!(data0 === "200")){
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
if(!(validate1148(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1148.errors : vErrors.concat(validate1148.errors);
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

const schema284 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10018","11005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1161.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "10018")) || (data0 === "11005"))){
validate1161.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema284.properties.code.enum}}];
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
validate1161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1161.errors = vErrors;
return errors === 0;
}


function validate1145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1146.errors : vErrors.concat(validate1146.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1161(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1161.errors : vErrors.concat(validate1161.errors);
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
validate1145.errors = vErrors;
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
validate1145.errors = vErrors;
return errors === 0;
}

export const loanQuote_200 = validate1167;
const schema285 = {"oneOf":[{"$ref":"LoanQuoteAnswer"},{"$ref":"LoanQuoteRefused"}]};
const schema286 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"LoanQuote"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema287 = {"type":"object","required":["amount","termDays","totalInterest","repaymentAmount","apr","nominalRate","repaymentDate","schedule","overdueTerms","agreementMarkdown","agreementVersion","quoteId","expiresAt"],"properties":{"amount":{"$ref":"Usd"},"termDays":{"type":"integer","minimum":1,"maximum":3650},"totalInterest":{"$ref":"Usd"},"repaymentAmount":{"$ref":"Usd"},"apr":{"type":"string","pattern":"^\\d{1,6}\\.\\d$"},"nominalRate":{"$ref":"Rate"},"repaymentDate":{"$ref":"Timestamp"},"schedule":{"type":"array","maxItems":120,"items":{"$ref":"LoanInstalment"}},"overdueTerms":{"$ref":"OverdueTerms"},"agreementMarkdown":{"type":"string","maxLength":100000},"agreementVersion":{"type":"string","minLength":1,"maxLength":64},"quoteId":{"$ref":"Id"},"expiresAt":{"$ref":"Timestamp"}}};
const schema288 = {"type":"object","required":["dueAt","principal","interest","total"],"properties":{"dueAt":{"$ref":"Timestamp"},"principal":{"$ref":"Usd"},"interest":{"$ref":"Usd"},"total":{"$ref":"Usd"}}};

function validate1176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.dueAt === undefined) && (missing0 = "dueAt")) || ((data.principal === undefined) && (missing0 = "principal"))) || ((data.interest === undefined) && (missing0 = "interest"))) || ((data.total === undefined) && (missing0 = "total"))){
validate1176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dueAt !== undefined){
const _errs1 = errors;
if(!(validate144(data.dueAt, {instancePath:instancePath+"/dueAt",parentData:data,parentDataProperty:"dueAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate1176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1176.errors = vErrors;
return errors === 0;
}

const schema289 = {"type":"object","required":["dailyRate","capRate","cap","exampleDays","exampleInterest"],"properties":{"dailyRate":{"$ref":"Rate"},"capRate":{"$ref":"Rate"},"cap":{"$ref":"Usd"},"exampleDays":{"type":"integer","minimum":1,"maximum":365},"exampleInterest":{"$ref":"Usd"}}};

function validate1182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.dailyRate === undefined) && (missing0 = "dailyRate")) || ((data.capRate === undefined) && (missing0 = "capRate"))) || ((data.cap === undefined) && (missing0 = "cap"))) || ((data.exampleDays === undefined) && (missing0 = "exampleDays"))) || ((data.exampleInterest === undefined) && (missing0 = "exampleInterest"))){
validate1182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dailyRate !== undefined){
const _errs1 = errors;
if(!(validate272(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
if(!(validate272(data.capRate, {instancePath:instancePath+"/capRate",parentData:data,parentDataProperty:"capRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate1182.errors = [{instancePath:instancePath+"/exampleDays",schemaPath:"#/properties/exampleDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data3 == "number"){
if(data3 > 365 || isNaN(data3)){
validate1182.errors = [{instancePath:instancePath+"/exampleDays",schemaPath:"#/properties/exampleDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate1182.errors = [{instancePath:instancePath+"/exampleDays",schemaPath:"#/properties/exampleDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1182.errors = vErrors;
return errors === 0;
}

const pattern20 = new RegExp("^\\d{1,6}\\.\\d$", "u");

function validate1170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.amount === undefined) && (missing0 = "amount")) || ((data.termDays === undefined) && (missing0 = "termDays"))) || ((data.totalInterest === undefined) && (missing0 = "totalInterest"))) || ((data.repaymentAmount === undefined) && (missing0 = "repaymentAmount"))) || ((data.apr === undefined) && (missing0 = "apr"))) || ((data.nominalRate === undefined) && (missing0 = "nominalRate"))) || ((data.repaymentDate === undefined) && (missing0 = "repaymentDate"))) || ((data.schedule === undefined) && (missing0 = "schedule"))) || ((data.overdueTerms === undefined) && (missing0 = "overdueTerms"))) || ((data.agreementMarkdown === undefined) && (missing0 = "agreementMarkdown"))) || ((data.agreementVersion === undefined) && (missing0 = "agreementVersion"))) || ((data.quoteId === undefined) && (missing0 = "quoteId"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate1170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1170.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data1 == "number"){
if(data1 > 3650 || isNaN(data1)){
validate1170.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate1170.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1170.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}\\.\\d$"}}];
return false;
}
}
else {
validate1170.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate272(data.nominalRate, {instancePath:instancePath+"/nominalRate",parentData:data,parentDataProperty:"nominalRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
if(!(validate144(data.repaymentDate, {instancePath:instancePath+"/repaymentDate",parentData:data,parentDataProperty:"repaymentDate",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate1170.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/maxItems",keyword:"maxItems",params:{limit: 120}}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate1176(data7[i0], {instancePath:instancePath+"/schedule/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1176.errors : vErrors.concat(validate1176.errors);
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
validate1170.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate1182(data.overdueTerms, {instancePath:instancePath+"/overdueTerms",parentData:data,parentDataProperty:"overdueTerms",rootData}))){
vErrors = vErrors === null ? validate1182.errors : vErrors.concat(validate1182.errors);
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
validate1170.errors = [{instancePath:instancePath+"/agreementMarkdown",schemaPath:"#/properties/agreementMarkdown/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate1170.errors = [{instancePath:instancePath+"/agreementMarkdown",schemaPath:"#/properties/agreementMarkdown/type",keyword:"type",params:{type: "string"}}];
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
validate1170.errors = [{instancePath:instancePath+"/agreementVersion",schemaPath:"#/properties/agreementVersion/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data11.length < 1){
validate1170.errors = [{instancePath:instancePath+"/agreementVersion",schemaPath:"#/properties/agreementVersion/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1170.errors = [{instancePath:instancePath+"/agreementVersion",schemaPath:"#/properties/agreementVersion/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate144(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate1170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1170.errors = vErrors;
return errors === 0;
}


function validate1168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1168.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1168.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema286.properties.code.enum}}];
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
if(!(validate1170(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1170.errors : vErrors.concat(validate1170.errors);
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
validate1168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1168.errors = vErrors;
return errors === 0;
}

const schema290 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10013","10018","10023","11005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1194.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "401") || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10023")) || (data0 === "11005"))){
validate1194.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema290.properties.code.enum}}];
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
validate1194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1194.errors = vErrors;
return errors === 0;
}


function validate1167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1168(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1168.errors : vErrors.concat(validate1168.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1194(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1194.errors : vErrors.concat(validate1194.errors);
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
validate1167.errors = vErrors;
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
validate1167.errors = vErrors;
return errors === 0;
}

export const loan_200 = validate1200;
const schema291 = {"oneOf":[{"$ref":"LoanAnswer"},{"$ref":"LoanRefused"},{"$ref":"PaymentLocked"}]};
const schema292 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20001"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema293 = {"type":"object","required":["loanNo","amount","termDays","dailyRate","interestFreeDays","totalInterest","repaymentAmount","apr","repaymentDate","agreementSignedAt","signatureId","status","accruedInterest","overdueInterest","outstanding","history"],"properties":{"loanNo":{"$ref":"OrderNo"},"amount":{"$ref":"Usd"},"termDays":{"type":"integer","minimum":1,"maximum":3650},"dailyRate":{"$ref":"Rate"},"interestFreeDays":{"type":"integer","minimum":0,"maximum":365},"totalInterest":{"$ref":"Usd"},"repaymentAmount":{"$ref":"Usd"},"apr":{"type":"string","pattern":"^\\d{1,6}\\.\\d$"},"repaymentDate":{"$ref":"Timestamp"},"agreementSignedAt":{"$ref":"Timestamp"},"signatureId":{"$ref":"Id"},"status":{"type":"string","enum":["PENDING_REVIEW","REPAYING","REPAID","OVERDUE","REJECTED"]},"reviewStartedAt":{"$ref":"Timestamp"},"disbursedAt":{"$ref":"Timestamp"},"accruedInterest":{"$ref":"Usd"},"overdueInterest":{"$ref":"Usd"},"outstanding":{"$ref":"Usd"},"repaidAt":{"$ref":"Timestamp"},"rejectReason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate1203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.loanNo === undefined) && (missing0 = "loanNo")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.termDays === undefined) && (missing0 = "termDays"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.interestFreeDays === undefined) && (missing0 = "interestFreeDays"))) || ((data.totalInterest === undefined) && (missing0 = "totalInterest"))) || ((data.repaymentAmount === undefined) && (missing0 = "repaymentAmount"))) || ((data.apr === undefined) && (missing0 = "apr"))) || ((data.repaymentDate === undefined) && (missing0 = "repaymentDate"))) || ((data.agreementSignedAt === undefined) && (missing0 = "agreementSignedAt"))) || ((data.signatureId === undefined) && (missing0 = "signatureId"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.accruedInterest === undefined) && (missing0 = "accruedInterest"))) || ((data.overdueInterest === undefined) && (missing0 = "overdueInterest"))) || ((data.outstanding === undefined) && (missing0 = "outstanding"))) || ((data.history === undefined) && (missing0 = "history"))){
validate1203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.loanNo !== undefined){
const _errs1 = errors;
if(!(validate553(data.loanNo, {instancePath:instancePath+"/loanNo",parentData:data,parentDataProperty:"loanNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
validate1203.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data2 == "number"){
if(data2 > 3650 || isNaN(data2)){
validate1203.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate1203.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate272(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate1203.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 > 365 || isNaN(data4)){
validate1203.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate1203.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1203.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}\\.\\d$"}}];
return false;
}
}
else {
validate1203.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate144(data.repaymentDate, {instancePath:instancePath+"/repaymentDate",parentData:data,parentDataProperty:"repaymentDate",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.agreementSignedAt, {instancePath:instancePath+"/agreementSignedAt",parentData:data,parentDataProperty:"agreementSignedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate1203.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data11 === "PENDING_REVIEW") || (data11 === "REPAYING")) || (data11 === "REPAID")) || (data11 === "OVERDUE")) || (data11 === "REJECTED"))){
validate1203.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema293.properties.status.enum}}];
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
if(!(validate144(data.reviewStartedAt, {instancePath:instancePath+"/reviewStartedAt",parentData:data,parentDataProperty:"reviewStartedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.disbursedAt, {instancePath:instancePath+"/disbursedAt",parentData:data,parentDataProperty:"disbursedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate144(data.repaidAt, {instancePath:instancePath+"/repaidAt",parentData:data,parentDataProperty:"repaidAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate1203.errors = [{instancePath:instancePath+"/rejectReason",schemaPath:"#/properties/rejectReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate1203.errors = [{instancePath:instancePath+"/rejectReason",schemaPath:"#/properties/rejectReason/type",keyword:"type",params:{type: "string"}}];
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
validate1203.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(!(validate486(data19[i0], {instancePath:instancePath+"/history/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
validate1203.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate1203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1203.errors = vErrors;
return errors === 0;
}


function validate1201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1201.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20001")){
validate1201.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema292.properties.code.enum}}];
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
if(!(validate1203(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1203.errors : vErrors.concat(validate1203.errors);
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
validate1201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1201.errors = vErrors;
return errors === 0;
}

const schema294 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10013","10018","10019","10022","10023","11005","11006","11016","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1223.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1223.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10019")) || (data0 === "10022")) || (data0 === "10023")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11016")) || (data0 === "11018")) || (data0 === "11021"))){
validate1223.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema294.properties.code.enum}}];
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
validate1223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1223.errors = vErrors;
return errors === 0;
}


function validate1200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1201(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1201.errors : vErrors.concat(validate1201.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1223(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1223.errors : vErrors.concat(validate1223.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
validate1200.errors = vErrors;
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
validate1200.errors = vErrors;
return errors === 0;
}

export const listLoanRecord_200 = validate1230;
const schema295 = {"oneOf":[{"$ref":"ListLoanRecordAnswer"},{"$ref":"ListLoanRecordRefused"}]};
const schema296 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"LoanPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema297 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Loan"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1233.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1203(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1203.errors : vErrors.concat(validate1203.errors);
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
validate1233.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1233.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1233.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1233.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1233.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1233.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1233.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1233.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1233.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate1233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1233.errors = vErrors;
return errors === 0;
}


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
validate1231.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema296.properties.code.enum}}];
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
if(!(validate1233(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1233.errors : vErrors.concat(validate1233.errors);
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

const schema298 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1239.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1239.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema298.properties.code.enum}}];
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
validate1239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1239.errors = vErrors;
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
if(!(validate1239(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1239.errors : vErrors.concat(validate1239.errors);
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

export const getLoanById_200 = validate1245;
const schema299 = {"oneOf":[{"$ref":"GetLoanByIdAnswer"},{"$ref":"GetLoanByIdRefused"}]};
const schema300 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1246.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1246.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema300.properties.code.enum}}];
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
if(!(validate1203(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1203.errors : vErrors.concat(validate1203.errors);
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
validate1246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1246.errors = vErrors;
return errors === 0;
}

const schema301 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1252.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "11005")) || (data0 === "11020"))){
validate1252.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema301.properties.code.enum}}];
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
validate1252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1252.errors = vErrors;
return errors === 0;
}


function validate1245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1246(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1246.errors : vErrors.concat(validate1246.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1252(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1252.errors : vErrors.concat(validate1252.errors);
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
validate1245.errors = vErrors;
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
validate1245.errors = vErrors;
return errors === 0;
}

export const repayLoan_200 = validate1258;
const schema302 = {"oneOf":[{"$ref":"RepayLoanAnswer"},{"$ref":"RepayLoanRefused"}]};
const schema303 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1259.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1259.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1259.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema303.properties.code.enum}}];
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
if(!(validate1203(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1203.errors : vErrors.concat(validate1203.errors);
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
validate1259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1259.errors = vErrors;
return errors === 0;
}

const schema304 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10011","11005","11006","11017","11018","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1265.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data0 === "401") || (data0 === "10011")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11017")) || (data0 === "11018")) || (data0 === "11020")) || (data0 === "11021"))){
validate1265.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema304.properties.code.enum}}];
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
validate1265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1265.errors = vErrors;
return errors === 0;
}


function validate1258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1259(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1259.errors : vErrors.concat(validate1259.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1265(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1265.errors : vErrors.concat(validate1265.errors);
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
validate1258.errors = vErrors;
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
validate1258.errors = vErrors;
return errors === 0;
}

export const withdrawLoan_200 = validate1271;
const schema305 = {"oneOf":[{"$ref":"WithdrawLoanAnswer"},{"$ref":"WithdrawLoanRefused"}]};
const schema306 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1272.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1272.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema306.properties.code.enum}}];
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
if(!(validate1203(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1203.errors : vErrors.concat(validate1203.errors);
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
validate1272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1272.errors = vErrors;
return errors === 0;
}

const schema307 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10011","11005","11006","11017","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1278.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "401") || (data0 === "10011")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11017")) || (data0 === "11020")) || (data0 === "11021"))){
validate1278.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema307.properties.code.enum}}];
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
validate1278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1278.errors = vErrors;
return errors === 0;
}


function validate1271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1272(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1272.errors : vErrors.concat(validate1272.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1278(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1278.errors : vErrors.concat(validate1278.errors);
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
validate1271.errors = vErrors;
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
validate1271.errors = vErrors;
return errors === 0;
}

export const buyNft_200 = validate1284;
const schema308 = {"oneOf":[{"$ref":"BuyNftAnswer"},{"$ref":"BuyNftRefused"},{"$ref":"PaymentLocked"}]};
const schema309 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"MyNft"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema310 = {"type":"object","required":["id","title","imageUrl","creator","chain","address","currentBid","minNextBid","endsAt","remainingTime","bidCount","cumulativeDonation","charity","status","myBid","leading"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":120},"imageUrl":{"type":"string","format":"uri-reference","maxLength":2048},"story":{"type":"string","maxLength":1000},"creator":{"type":"string","maxLength":120},"chain":{"type":"string","maxLength":64},"address":{"type":"string","maxLength":128},"currentBid":{"$ref":"Usd"},"minNextBid":{"$ref":"Usd"},"buyNowPrice":{"$ref":"Usd"},"endsAt":{"$ref":"Timestamp"},"remainingTime":{"type":"integer","minimum":0},"bidCount":{"type":"integer","minimum":0},"cumulativeDonation":{"$ref":"Usd"},"charity":{"$ref":"Charity"},"status":{"type":"string","enum":["DRAFT","LIVE","SOLD","ENDED","WITHDRAWN"]},"myBid":{"$ref":"Usd"},"leading":{"type":"boolean"},"orderNo":{"$ref":"OrderNo"},"bidAt":{"$ref":"Timestamp"},"receiveAddress":{"type":"string","maxLength":1024}}};

function validate1287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.imageUrl === undefined) && (missing0 = "imageUrl"))) || ((data.creator === undefined) && (missing0 = "creator"))) || ((data.chain === undefined) && (missing0 = "chain"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.currentBid === undefined) && (missing0 = "currentBid"))) || ((data.minNextBid === undefined) && (missing0 = "minNextBid"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.remainingTime === undefined) && (missing0 = "remainingTime"))) || ((data.bidCount === undefined) && (missing0 = "bidCount"))) || ((data.cumulativeDonation === undefined) && (missing0 = "cumulativeDonation"))) || ((data.charity === undefined) && (missing0 = "charity"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.myBid === undefined) && (missing0 = "myBid"))) || ((data.leading === undefined) && (missing0 = "leading"))){
validate1287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1287.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate1287.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate1287.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data2))){
validate1287.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate1287.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/type",keyword:"type",params:{type: "string"}}];
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
if(data.story !== undefined){
let data3 = data.story;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 1000){
validate1287.errors = [{instancePath:instancePath+"/story",schemaPath:"#/properties/story/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate1287.errors = [{instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator !== undefined){
let data4 = data.creator;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 120){
validate1287.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate1287.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chain !== undefined){
let data5 = data.chain;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 64){
validate1287.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1287.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data6 = data.address;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length > 128){
validate1287.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1287.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentBid !== undefined){
const _errs14 = errors;
if(!(validate117(data.currentBid, {instancePath:instancePath+"/currentBid",parentData:data,parentDataProperty:"currentBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minNextBid !== undefined){
const _errs15 = errors;
if(!(validate117(data.minNextBid, {instancePath:instancePath+"/minNextBid",parentData:data,parentDataProperty:"minNextBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buyNowPrice !== undefined){
const _errs16 = errors;
if(!(validate117(data.buyNowPrice, {instancePath:instancePath+"/buyNowPrice",parentData:data,parentDataProperty:"buyNowPrice",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endsAt !== undefined){
const _errs17 = errors;
if(!(validate144(data.endsAt, {instancePath:instancePath+"/endsAt",parentData:data,parentDataProperty:"endsAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remainingTime !== undefined){
let data11 = data.remainingTime;
const _errs18 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate1287.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate1287.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.bidCount !== undefined){
let data12 = data.bidCount;
const _errs20 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate1287.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate1287.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cumulativeDonation !== undefined){
const _errs22 = errors;
if(!(validate117(data.cumulativeDonation, {instancePath:instancePath+"/cumulativeDonation",parentData:data,parentDataProperty:"cumulativeDonation",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.charity !== undefined){
const _errs23 = errors;
if(!(validate382(data.charity, {instancePath:instancePath+"/charity",parentData:data,parentDataProperty:"charity",rootData}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data15 = data.status;
const _errs24 = errors;
if(typeof data15 !== "string"){
validate1287.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data15 === "DRAFT") || (data15 === "LIVE")) || (data15 === "SOLD")) || (data15 === "ENDED")) || (data15 === "WITHDRAWN"))){
validate1287.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema310.properties.status.enum}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.myBid !== undefined){
const _errs26 = errors;
if(!(validate117(data.myBid, {instancePath:instancePath+"/myBid",parentData:data,parentDataProperty:"myBid",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leading !== undefined){
const _errs27 = errors;
if(typeof data.leading !== "boolean"){
validate1287.errors = [{instancePath:instancePath+"/leading",schemaPath:"#/properties/leading/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.orderNo !== undefined){
const _errs29 = errors;
if(!(validate553(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bidAt !== undefined){
const _errs30 = errors;
if(!(validate144(data.bidAt, {instancePath:instancePath+"/bidAt",parentData:data,parentDataProperty:"bidAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiveAddress !== undefined){
let data20 = data.receiveAddress;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data20 === "string"){
if(data20.length > 1024){
validate1287.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/maxLength",keyword:"maxLength",params:{limit: 1024}}];
return false;
}
}
else {
validate1287.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
}
}
}
else {
validate1287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1287.errors = vErrors;
return errors === 0;
}


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
if(!(data0 === "20004")){
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
if(!(validate1287(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1287.errors : vErrors.concat(validate1287.errors);
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

const schema311 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10016","10020","10021","11005","11006","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1302.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10016")) || (data0 === "10020")) || (data0 === "10021")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11021"))){
validate1302.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema311.properties.code.enum}}];
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
validate1302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1302.errors = vErrors;
return errors === 0;
}


function validate1284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1285(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1285.errors : vErrors.concat(validate1285.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1302(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1302.errors : vErrors.concat(validate1302.errors);
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
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
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
validate1284.errors = vErrors;
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
validate1284.errors = vErrors;
return errors === 0;
}

export const listMyNft_200 = validate1309;
const schema312 = {"oneOf":[{"$ref":"ListMyNftAnswer"},{"$ref":"ListMyNftRefused"}]};
const schema313 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"MyNftPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema314 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"MyNft"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1312.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1287(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1287.errors : vErrors.concat(validate1287.errors);
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
validate1312.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1312.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1312.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1312.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1312.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1312.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1312.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1312.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1312.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate1312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1312.errors = vErrors;
return errors === 0;
}


function validate1310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1310.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1310.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema313.properties.code.enum}}];
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
if(!(validate1312(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1312.errors : vErrors.concat(validate1312.errors);
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
validate1310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1310.errors = vErrors;
return errors === 0;
}

const schema315 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1318.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1318.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema315.properties.code.enum}}];
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
validate1318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1318.errors = vErrors;
return errors === 0;
}


function validate1309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1310(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1310.errors : vErrors.concat(validate1310.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1318(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1318.errors : vErrors.concat(validate1318.errors);
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
validate1309.errors = vErrors;
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
validate1309.errors = vErrors;
return errors === 0;
}

export const listWatch_200 = validate1324;
const schema316 = {"oneOf":[{"$ref":"ListWatchAnswer"},{"$ref":"ListWatchRefused"}]};
const schema317 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":100,"items":{"$ref":"MarketItem"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1325.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1325.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema317.properties.code.enum}}];
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
validate1325.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate241(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
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
validate1325.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
validate1325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1325.errors = vErrors;
return errors === 0;
}

const schema318 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1331.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1331.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1331.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema318.properties.code.enum}}];
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
validate1331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1331.errors = vErrors;
return errors === 0;
}


function validate1324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1325(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1325.errors : vErrors.concat(validate1325.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1331(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1331.errors : vErrors.concat(validate1331.errors);
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
validate1324.errors = vErrors;
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
validate1324.errors = vErrors;
return errors === 0;
}

export const addWatch_200 = validate1337;
const schema319 = {"oneOf":[{"$ref":"AddWatchAnswer"},{"$ref":"AddWatchRefused"}]};
const schema320 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "20005")){
validate1338.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema320.properties.code.enum}}];
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
validate1338.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate1338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1338.errors = vErrors;
return errors === 0;
}

const schema321 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10015","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1343.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1343.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "10015")) || (data0 === "11006"))){
validate1343.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema321.properties.code.enum}}];
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
validate1343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1343.errors = vErrors;
return errors === 0;
}


function validate1337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1338(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1338.errors : vErrors.concat(validate1338.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1343(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1343.errors : vErrors.concat(validate1343.errors);
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
validate1337.errors = vErrors;
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
validate1337.errors = vErrors;
return errors === 0;
}

export const removeWatch_200 = validate1349;
const schema322 = {"oneOf":[{"$ref":"RemoveWatchAnswer"},{"$ref":"RemoveWatchRefused"}]};
const schema323 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1350.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1350.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1350.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema323.properties.code.enum}}];
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
validate1350.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate1350.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1350.errors = vErrors;
return errors === 0;
}

const schema324 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1355.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1355.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11006"))){
validate1355.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema324.properties.code.enum}}];
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
validate1355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1355.errors = vErrors;
return errors === 0;
}


function validate1349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1350(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1350.errors : vErrors.concat(validate1350.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1355(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1355.errors : vErrors.concat(validate1355.errors);
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
validate1349.errors = vErrors;
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
validate1349.errors = vErrors;
return errors === 0;
}

export const inviteSummary_200 = validate1361;
const schema325 = {"oneOf":[{"$ref":"InviteSummaryAnswer"},{"$ref":"InviteSummaryRefused"}]};
const schema326 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"InviteSummary"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema327 = {"type":"object","required":["code","link","invited","funded","traded","rewarded","pending","totalReward","rules"],"properties":{"code":{"type":"string","pattern":"^[A-Z0-9]{6,8}$"},"link":{"type":"string","format":"uri-reference","maxLength":2048},"invited":{"type":"integer","minimum":0},"funded":{"type":"integer","minimum":0},"traded":{"type":"integer","minimum":0},"rewarded":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"totalReward":{"$ref":"Usd"},"rules":{"$ref":"InviteRules"}}};
const schema328 = {"type":"object","required":["reward","capPerYear","minimumDeposit"],"properties":{"reward":{"$ref":"Usd"},"capPerYear":{"type":"integer","minimum":0},"minimumDeposit":{"$ref":"Usd"}}};

function validate1366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reward === undefined) && (missing0 = "reward")) || ((data.capPerYear === undefined) && (missing0 = "capPerYear"))) || ((data.minimumDeposit === undefined) && (missing0 = "minimumDeposit"))){
validate1366.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1366.errors = [{instancePath:instancePath+"/capPerYear",schemaPath:"#/properties/capPerYear/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate1366.errors = [{instancePath:instancePath+"/capPerYear",schemaPath:"#/properties/capPerYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if((((((((((data.code === undefined) && (missing0 = "code")) || ((data.link === undefined) && (missing0 = "link"))) || ((data.invited === undefined) && (missing0 = "invited"))) || ((data.funded === undefined) && (missing0 = "funded"))) || ((data.traded === undefined) && (missing0 = "traded"))) || ((data.rewarded === undefined) && (missing0 = "rewarded"))) || ((data.pending === undefined) && (missing0 = "pending"))) || ((data.totalReward === undefined) && (missing0 = "totalReward"))) || ((data.rules === undefined) && (missing0 = "rules"))){
validate1364.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate1364.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6,8}$"}}];
return false;
}
}
else {
validate1364.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate1364.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data1))){
validate1364.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate1364.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"}}];
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
validate1364.errors = [{instancePath:instancePath+"/invited",schemaPath:"#/properties/invited/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1364.errors = [{instancePath:instancePath+"/invited",schemaPath:"#/properties/invited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1364.errors = [{instancePath:instancePath+"/funded",schemaPath:"#/properties/funded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate1364.errors = [{instancePath:instancePath+"/funded",schemaPath:"#/properties/funded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1364.errors = [{instancePath:instancePath+"/traded",schemaPath:"#/properties/traded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate1364.errors = [{instancePath:instancePath+"/traded",schemaPath:"#/properties/traded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1364.errors = [{instancePath:instancePath+"/rewarded",schemaPath:"#/properties/rewarded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate1364.errors = [{instancePath:instancePath+"/rewarded",schemaPath:"#/properties/rewarded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1364.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate1364.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate1366(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate1366.errors : vErrors.concat(validate1366.errors);
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
validate1364.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1364.errors = vErrors;
return errors === 0;
}


function validate1362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1362.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1362.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1362.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema326.properties.code.enum}}];
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
if(!(validate1364(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1364.errors : vErrors.concat(validate1364.errors);
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
validate1362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1362.errors = vErrors;
return errors === 0;
}

const schema329 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10018"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1374.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "10018"))){
validate1374.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema329.properties.code.enum}}];
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
validate1374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1374.errors = vErrors;
return errors === 0;
}


function validate1361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1362(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1362.errors : vErrors.concat(validate1362.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1374(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1374.errors : vErrors.concat(validate1374.errors);
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
validate1361.errors = vErrors;
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
validate1361.errors = vErrors;
return errors === 0;
}

export const listInvite_200 = validate1380;
const schema330 = {"oneOf":[{"$ref":"ListInviteAnswer"},{"$ref":"ListInviteRefused"}]};
const schema331 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"InvitePage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema332 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Invite"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema333 = {"type":"object","required":["id","maskedName","stage","joinedAt","reward"],"properties":{"id":{"$ref":"Id"},"maskedName":{"type":"string","maxLength":64},"stage":{"type":"string","enum":["REGISTERED","FUNDED","TRADED"]},"joinedAt":{"$ref":"Timestamp"},"reward":{"$ref":"Usd"}}};

function validate1384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.maskedName === undefined) && (missing0 = "maskedName"))) || ((data.stage === undefined) && (missing0 = "stage"))) || ((data.joinedAt === undefined) && (missing0 = "joinedAt"))) || ((data.reward === undefined) && (missing0 = "reward"))){
validate1384.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1384.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1384.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/type",keyword:"type",params:{type: "string"}}];
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
validate1384.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "REGISTERED") || (data2 === "FUNDED")) || (data2 === "TRADED"))){
validate1384.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema333.properties.stage.enum}}];
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
if(!(validate144(data.joinedAt, {instancePath:instancePath+"/joinedAt",parentData:data,parentDataProperty:"joinedAt",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate1384.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1384.errors = vErrors;
return errors === 0;
}


function validate1383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1383.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1384(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1384.errors : vErrors.concat(validate1384.errors);
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
validate1383.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1383.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1383.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1383.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1383.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1383.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1383.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1383.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1383.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate1383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1383.errors = vErrors;
return errors === 0;
}


function validate1381(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1381.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1381.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1381.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema331.properties.code.enum}}];
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
if(!(validate1383(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1383.errors : vErrors.concat(validate1383.errors);
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
validate1381.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1381.errors = vErrors;
return errors === 0;
}

const schema334 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1393.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1393.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1393.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema334.properties.code.enum}}];
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
validate1393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1393.errors = vErrors;
return errors === 0;
}


function validate1380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1381(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1381.errors : vErrors.concat(validate1381.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1393(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1393.errors : vErrors.concat(validate1393.errors);
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
validate1380.errors = vErrors;
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
validate1380.errors = vErrors;
return errors === 0;
}
