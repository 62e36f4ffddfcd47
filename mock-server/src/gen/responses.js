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
const schema36 = {"type":"object","required":["token","id","userName","email","inviteCode","status","kycStatus","hasSecurityPassword","paymentLocked","demoEnabled","savingsEnabled","accounts","unreadCount","createdAt"],"properties":{"token":{"$ref":"Token"},"id":{"$ref":"Id"},"userName":{"type":"string","minLength":1,"maxLength":64},"email":{"type":"string","format":"email","maxLength":254},"phone":{"type":"string","pattern":"^\\d{5,15}$"},"areaCode":{"type":"string","pattern":"^\\+\\d{1,4}$"},"avatarUrl":{"type":"string","format":"uri-reference","maxLength":2048},"inviteCode":{"type":"string","pattern":"^[A-Z0-9]{6,8}$"},"status":{"type":"string","enum":["ACTIVE","FROZEN"]},"kycStatus":{"$ref":"KycStatus"},"kycFailReason":{"type":"string","maxLength":500},"hasSecurityPassword":{"type":"boolean"},"paymentLocked":{"type":"boolean"},"demoEnabled":{"type":"boolean"},"savingsEnabled":{"type":"boolean"},"accounts":{"$ref":"Accounts"},"unreadCount":{"type":"integer","minimum":0},"noticesOff":{"type":"array","maxItems":6,"items":{"$ref":"NoticeSwitch"}},"googleEmail":{"type":"string","format":"email","maxLength":254},"createdAt":{"$ref":"Timestamp"}}};
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

const schema44 = {"type":"string","enum":["SMART","ORDER","OPTION","NFT","INVITE","PRICE_ALERT"]};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "SMART") || (data === "ORDER")) || (data === "OPTION")) || (data === "NFT")) || (data === "INVITE")) || (data === "PRICE_ALERT"))){
validate144.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum}}];
return false;
}
validate144.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":"string","format":"date-time"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.test(data))){
validate146.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate146.errors = vErrors;
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
if(data.noticesOff !== undefined){
let data17 = data.noticesOff;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data17)){
if(data17.length > 6){
validate109.errors = [{instancePath:instancePath+"/noticesOff",schemaPath:"#/properties/noticesOff/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
var valid1 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs33 = errors;
if(!(validate144(data17[i0], {instancePath:instancePath+"/noticesOff/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid1 = _errs33 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/noticesOff",schemaPath:"#/properties/noticesOff/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleEmail !== undefined){
let data19 = data.googleEmail;
const _errs34 = errors;
if(errors === _errs34){
if(errors === _errs34){
if(typeof data19 === "string"){
if(data19.length > 254){
validate109.errors = [{instancePath:instancePath+"/googleEmail",schemaPath:"#/properties/googleEmail/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(!(formats2.test(data19))){
validate109.errors = [{instancePath:instancePath+"/googleEmail",schemaPath:"#/properties/googleEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/googleEmail",schemaPath:"#/properties/googleEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs36 = errors;
if(!(validate146(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
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

const schema46 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10003","10004","10005","10009"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate152.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "10001") || (data0 === "10002")) || (data0 === "10003")) || (data0 === "10004")) || (data0 === "10005")) || (data0 === "10009"))){
validate152.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema46.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate152.errors = vErrors;
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
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
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

export const sendCode_200 = validate158;
const schema47 = {"oneOf":[{"$ref":"SendCodeAnswer"},{"$ref":"SendCodeRefused"}]};
const schema48 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"CodeSent"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema49 = {"type":"object","required":["resendAfter"],"properties":{"resendAfter":{"type":"integer","minimum":0,"maximum":3600}}};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.resendAfter === undefined) && (missing0 = "resendAfter")){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.resendAfter !== undefined){
let data0 = data.resendAfter;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate161.errors = [{instancePath:instancePath+"/resendAfter",schemaPath:"#/properties/resendAfter/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 3600 || isNaN(data0)){
validate161.errors = [{instancePath:instancePath+"/resendAfter",schemaPath:"#/properties/resendAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate161.errors = [{instancePath:instancePath+"/resendAfter",schemaPath:"#/properties/resendAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate159.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate159.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema48.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate161(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
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

const schema50 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10007","10009"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate166.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "10001") || (data0 === "10002")) || (data0 === "10007")) || (data0 === "10009"))){
validate166.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema50.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
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
validate158.errors = vErrors;
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
validate158.errors = vErrors;
return errors === 0;
}

export const resetUserPwd_200 = validate172;
const schema51 = {"oneOf":[{"$ref":"ResetUserPwdAnswer"},{"$ref":"ResetUserPwdRefused"}]};
const schema52 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate173.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate173.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema52.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate173.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10001","10002","10004","10005","10009","11001"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate178.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "10001") || (data0 === "10002")) || (data0 === "10004")) || (data0 === "10005")) || (data0 === "10009")) || (data0 === "11001"))){
validate178.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema53.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate178(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
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
validate172.errors = vErrors;
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
validate172.errors = vErrors;
return errors === 0;
}

export const loginByGoogle_200 = validate184;
const schema54 = {"oneOf":[{"$ref":"LoginByGoogleAnswer"},{"$ref":"LoginByGoogleRefused"}]};
const schema55 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SignedInUser"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate185.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate185.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema55.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10002","10005","10007","11026"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate191.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "10002") || (data0 === "10005")) || (data0 === "10007")) || (data0 === "11026"))){
validate191.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema56.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate185(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
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
validate184.errors = vErrors;
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
validate184.errors = vErrors;
return errors === 0;
}

export const linkGoogle_200 = validate197;
const schema57 = {"oneOf":[{"$ref":"LinkGoogleAnswer"},{"$ref":"LinkGoogleRefused"}]};
const schema58 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate198.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate198.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema58.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate198.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}

const schema59 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10002","10007","11006","11026"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate203.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "401") || (data0 === "10002")) || (data0 === "10007")) || (data0 === "11006")) || (data0 === "11026"))){
validate203.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema59.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate203(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
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
validate197.errors = vErrors;
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
validate197.errors = vErrors;
return errors === 0;
}

export const linkGoogle_401 = validate209;
const schema60 = {"$ref":"UnauthorizedProblem"};
const schema61 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate210.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate210.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema61.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}

export const unlinkGoogle_200 = validate216;
const schema62 = {"oneOf":[{"$ref":"UnlinkGoogleAnswer"},{"$ref":"UnlinkGoogleRefused"}]};
const schema63 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate217.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate217.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema63.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate217.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}

const schema64 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006","11020","11027"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate222.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "11006")) || (data0 === "11020")) || (data0 === "11027"))){
validate222.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema64.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
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
validate216.errors = vErrors;
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
validate216.errors = vErrors;
return errors === 0;
}

export const logout_200 = validate228;
const schema65 = {"oneOf":[{"$ref":"LogoutAnswer"},{"$ref":"LogoutRefused"}]};
const schema66 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate229.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate229.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema66.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate229.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}

const schema67 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate234.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate234.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate234.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema67.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate229(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
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
validate228.errors = vErrors;
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
validate228.errors = vErrors;
return errors === 0;
}

export const logoutAll_200 = validate240;
const schema68 = {"oneOf":[{"$ref":"LogoutAllAnswer"},{"$ref":"LogoutAllRefused"}]};
const schema69 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "20005")){
validate241.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema69.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate241.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate246.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate246.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema70.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate246.errors = vErrors;
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
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
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

export const listMarketByType_200 = validate252;
const schema71 = {"$ref":"ListMarketByTypeAnswer"};
const schema72 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":2000,"items":{"$ref":"MarketItem"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema73 = {"type":"object","required":["id","code","name","type","price","zdf","hundred","tradable","session","tickSize","priceDecimals","source"],"properties":{"id":{"$ref":"Id"},"code":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","maxLength":120},"type":{"$ref":"MarketType"},"price":{"$ref":"Price"},"zdf":{"type":"number"},"hundred":{"type":"array","maxItems":100,"items":{"$ref":"Price"}},"tradable":{"type":"boolean"},"session":{"$ref":"Session"},"tickSize":{"type":"number","exclusiveMinimum":0},"priceDecimals":{"type":"integer","minimum":0,"maximum":10},"source":{"type":"string","enum":["simulated","live"]}}};
const schema74 = {"type":"integer","enum":[1,2,3,4,5]};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5))){
validate257.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema74.enum}}];
return false;
}
validate257.errors = vErrors;
return errors === 0;
}

const schema75 = {"type":"number","minimum":0};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate259.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate259.errors = vErrors;
return errors === 0;
}

const schema76 = {"type":"string","enum":["OPEN","CLOSED","HALTED"]};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "OPEN") || (data === "CLOSED")) || (data === "HALTED"))){
validate262.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema76.enum}}];
return false;
}
validate262.errors = vErrors;
return errors === 0;
}


function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.zdf === undefined) && (missing0 = "zdf"))) || ((data.hundred === undefined) && (missing0 = "hundred"))) || ((data.tradable === undefined) && (missing0 = "tradable"))) || ((data.session === undefined) && (missing0 = "session"))) || ((data.tickSize === undefined) && (missing0 = "tickSize"))) || ((data.priceDecimals === undefined) && (missing0 = "priceDecimals"))) || ((data.source === undefined) && (missing0 = "source"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate255.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate255.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate255.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate257(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
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
if(!(validate259(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
validate255.errors = [{instancePath:instancePath+"/zdf",schemaPath:"#/properties/zdf/type",keyword:"type",params:{type: "number"}}];
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
validate255.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate259(data6[i0], {instancePath:instancePath+"/hundred/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
validate255.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/type",keyword:"type",params:{type: "array"}}];
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
validate255.errors = [{instancePath:instancePath+"/tradable",schemaPath:"#/properties/tradable/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate262(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
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
validate255.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate255.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/type",keyword:"type",params:{type: "number"}}];
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
validate255.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 > 10 || isNaN(data11)){
validate255.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate255.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate255.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data12 === "simulated") || (data12 === "live"))){
validate255.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema73.properties.source.enum}}];
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
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate253.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate253.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema72.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate253.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 2000}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate255(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
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
validate253.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate253(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
validate252.errors = vErrors;
return errors === 0;
}

export const getMarketInfo_200 = validate268;
const schema77 = {"oneOf":[{"$ref":"GetMarketInfoAnswer"},{"$ref":"GetMarketInfoRefused"}]};
const schema78 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"MarketInfo"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema79 = {"type":"object","required":["id","code","name","type","price","zdf","hundred","tradable","session","tickSize","priceDecimals","source","contractSize","maxLeverage","lotStep","minLots","maxLots","prevClose","high24h","low24h","optionPeriods","termsVersion","disclosure"],"properties":{"id":{"$ref":"Id"},"code":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","maxLength":120},"type":{"$ref":"MarketType"},"price":{"$ref":"Price"},"zdf":{"type":"number"},"hundred":{"type":"array","maxItems":100,"items":{"$ref":"Price"}},"tradable":{"type":"boolean"},"session":{"$ref":"Session"},"tickSize":{"type":"number","exclusiveMinimum":0},"priceDecimals":{"type":"integer","minimum":0,"maximum":10},"source":{"type":"string","enum":["simulated","live"]},"contractSize":{"$ref":"Quantity"},"maxLeverage":{"type":"integer","minimum":1,"maximum":500},"lotStep":{"$ref":"Quantity"},"minLots":{"$ref":"Quantity"},"maxLots":{"$ref":"Quantity"},"prevClose":{"$ref":"Price"},"high24h":{"$ref":"Price"},"low24h":{"$ref":"Price"},"optionPeriods":{"type":"array","maxItems":20,"items":{"$ref":"OptionPeriod"}},"termsVersion":{"type":"string","minLength":1,"maxLength":64},"disclosure":{"type":"string","maxLength":4000}}};
const schema80 = {"type":"string","pattern":"^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"};
const pattern4 = new RegExp("^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$", "u");

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate277.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}

const schema81 = {"type":"object","required":["periodSec","payoutRatio"],"properties":{"periodSec":{"type":"integer","minimum":1,"maximum":86400},"payoutRatio":{"$ref":"Rate"}}};
const schema82 = {"type":"string","pattern":"^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$"};
const pattern5 = new RegExp("^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$", "u");

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate286.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.periodSec === undefined) && (missing0 = "periodSec")) || ((data.payoutRatio === undefined) && (missing0 = "payoutRatio"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.periodSec !== undefined){
let data0 = data.periodSec;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate285.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 86400 || isNaN(data0)){
validate285.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate285.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate286(data.payoutRatio, {instancePath:instancePath+"/payoutRatio",parentData:data,parentDataProperty:"payoutRatio",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.zdf === undefined) && (missing0 = "zdf"))) || ((data.hundred === undefined) && (missing0 = "hundred"))) || ((data.tradable === undefined) && (missing0 = "tradable"))) || ((data.session === undefined) && (missing0 = "session"))) || ((data.tickSize === undefined) && (missing0 = "tickSize"))) || ((data.priceDecimals === undefined) && (missing0 = "priceDecimals"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.contractSize === undefined) && (missing0 = "contractSize"))) || ((data.maxLeverage === undefined) && (missing0 = "maxLeverage"))) || ((data.lotStep === undefined) && (missing0 = "lotStep"))) || ((data.minLots === undefined) && (missing0 = "minLots"))) || ((data.maxLots === undefined) && (missing0 = "maxLots"))) || ((data.prevClose === undefined) && (missing0 = "prevClose"))) || ((data.high24h === undefined) && (missing0 = "high24h"))) || ((data.low24h === undefined) && (missing0 = "low24h"))) || ((data.optionPeriods === undefined) && (missing0 = "optionPeriods"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.disclosure === undefined) && (missing0 = "disclosure"))){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate271.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate271.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate271.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate271.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate271.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate257(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
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
if(!(validate259(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
validate271.errors = [{instancePath:instancePath+"/zdf",schemaPath:"#/properties/zdf/type",keyword:"type",params:{type: "number"}}];
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
validate271.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate259(data6[i0], {instancePath:instancePath+"/hundred/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
validate271.errors = [{instancePath:instancePath+"/hundred",schemaPath:"#/properties/hundred/type",keyword:"type",params:{type: "array"}}];
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
validate271.errors = [{instancePath:instancePath+"/tradable",schemaPath:"#/properties/tradable/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate262(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
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
validate271.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate271.errors = [{instancePath:instancePath+"/tickSize",schemaPath:"#/properties/tickSize/type",keyword:"type",params:{type: "number"}}];
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
validate271.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 > 10 || isNaN(data11)){
validate271.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate271.errors = [{instancePath:instancePath+"/priceDecimals",schemaPath:"#/properties/priceDecimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate271.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data12 === "simulated") || (data12 === "live"))){
validate271.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema79.properties.source.enum}}];
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
if(!(validate277(data.contractSize, {instancePath:instancePath+"/contractSize",parentData:data,parentDataProperty:"contractSize",rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
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
validate271.errors = [{instancePath:instancePath+"/maxLeverage",schemaPath:"#/properties/maxLeverage/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if(typeof data14 == "number"){
if(data14 > 500 || isNaN(data14)){
validate271.errors = [{instancePath:instancePath+"/maxLeverage",schemaPath:"#/properties/maxLeverage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data14 < 1 || isNaN(data14)){
validate271.errors = [{instancePath:instancePath+"/maxLeverage",schemaPath:"#/properties/maxLeverage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate277(data.lotStep, {instancePath:instancePath+"/lotStep",parentData:data,parentDataProperty:"lotStep",rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
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
if(!(validate277(data.minLots, {instancePath:instancePath+"/minLots",parentData:data,parentDataProperty:"minLots",rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
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
if(!(validate277(data.maxLots, {instancePath:instancePath+"/maxLots",parentData:data,parentDataProperty:"maxLots",rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
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
if(!(validate259(data.prevClose, {instancePath:instancePath+"/prevClose",parentData:data,parentDataProperty:"prevClose",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate259(data.high24h, {instancePath:instancePath+"/high24h",parentData:data,parentDataProperty:"high24h",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate259(data.low24h, {instancePath:instancePath+"/low24h",parentData:data,parentDataProperty:"low24h",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
validate271.errors = [{instancePath:instancePath+"/optionPeriods",schemaPath:"#/properties/optionPeriods/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid2 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs33 = errors;
if(!(validate285(data21[i1], {instancePath:instancePath+"/optionPeriods/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
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
validate271.errors = [{instancePath:instancePath+"/optionPeriods",schemaPath:"#/properties/optionPeriods/type",keyword:"type",params:{type: "array"}}];
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
validate271.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data23.length < 1){
validate271.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate271.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: "string"}}];
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
validate271.errors = [{instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
}
else {
validate271.errors = [{instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/type",keyword:"type",params:{type: "string"}}];
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
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate269.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate269.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema78.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate271(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}

const schema83 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10015"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "10015")){
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
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate293(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
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
validate268.errors = vErrors;
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
validate268.errors = vErrors;
return errors === 0;
}

export const getMarketInfo_404 = validate299;
const schema84 = {"$ref":"NotFoundProblem"};
const schema85 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["404"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate300.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "404")){
validate300.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema85.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate300(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
validate299.errors = vErrors;
return errors === 0;
}

export const getKValueByCodeAndDate_200 = validate306;
const schema86 = {"oneOf":[{"$ref":"GetKValueByCodeAndDateAnswer"},{"$ref":"GetKValueByCodeAndDateRefused"}]};
const schema87 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":500,"items":{"$ref":"Candle"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema88 = {"type":"object","required":["t","o","h","l","c","v"],"properties":{"t":{"type":"integer","minimum":0},"o":{"$ref":"Price"},"h":{"$ref":"Price"},"l":{"$ref":"Price"},"c":{"$ref":"Price"},"v":{"type":"number","minimum":0}}};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.t === undefined) && (missing0 = "t")) || ((data.o === undefined) && (missing0 = "o"))) || ((data.h === undefined) && (missing0 = "h"))) || ((data.l === undefined) && (missing0 = "l"))) || ((data.c === undefined) && (missing0 = "c"))) || ((data.v === undefined) && (missing0 = "v"))){
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.t !== undefined){
let data0 = data.t;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate309.errors = [{instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate309.errors = [{instancePath:instancePath+"/t",schemaPath:"#/properties/t/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate259(data.o, {instancePath:instancePath+"/o",parentData:data,parentDataProperty:"o",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate259(data.h, {instancePath:instancePath+"/h",parentData:data,parentDataProperty:"h",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate259(data.l, {instancePath:instancePath+"/l",parentData:data,parentDataProperty:"l",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate259(data.c, {instancePath:instancePath+"/c",parentData:data,parentDataProperty:"c",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
validate309.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate309.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "number"}}];
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
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate307.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate307.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate307.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema87.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate307.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate309(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
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
validate307.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}

const schema89 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10015"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate318.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "10015")){
validate318.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema89.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}


function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate307(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate318(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
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
validate306.errors = vErrors;
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
validate306.errors = vErrors;
return errors === 0;
}

export const getParamByKey_200 = validate324;
const schema90 = {"oneOf":[{"$ref":"GetParamByKeyAnswer"},{"$ref":"GetParamByKeyRefused"}]};
const schema91 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"ParamEntry"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema92 = {"type":"object","required":["key","value","updatedAt"],"properties":{"key":{"type":"string","pattern":"^[a-zA-Z.]{1,64}$"},"value":{},"updatedAt":{"$ref":"Timestamp"}}};
const pattern6 = new RegExp("^[a-zA-Z.]{1,64}$", "u");

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate327.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate327.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z.]{1,64}$"}}];
return false;
}
}
else {
validate327.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate146(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate325.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate325.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema91.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate327(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
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

const schema93 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10018"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "10018")){
validate333.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema93.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate325(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
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
validate324.errors = vErrors;
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
validate324.errors = vErrors;
return errors === 0;
}

export const listContents_200 = validate339;
const schema94 = {"$ref":"ListContentsAnswer"};
const schema95 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":500,"items":{"$ref":"ContentItem"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema96 = {"type":"object","required":["id","title","type"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":200},"type":{"$ref":"ContentType"}}};
const schema97 = {"type":"integer","enum":[1,2,3]};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((data === 1) || (data === 2)) || (data === 3))){
validate344.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema97.enum}}];
return false;
}
validate344.errors = vErrors;
return errors === 0;
}


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate342.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate342.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate344(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
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
validate340.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema95.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate340.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate342(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
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
validate340.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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

export const getContentsById_200 = validate350;
const schema98 = {"oneOf":[{"$ref":"GetContentsByIdAnswer"},{"$ref":"GetContentsByIdRefused"}]};
const schema99 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Content"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema100 = {"type":"object","required":["id","title","type","body","updatedAt"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":200},"type":{"$ref":"ContentType"},"body":{"type":"string","maxLength":100000},"updatedAt":{"$ref":"Timestamp"}}};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate353.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate353.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate353.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate344(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
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
validate353.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate353.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate146(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate353.errors = vErrors;
return errors === 0;
}


function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate351.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate351.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate351.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema99.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate353(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}

const schema101 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate361.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate361.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11020")){
validate361.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema101.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate361.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate361.errors = vErrors;
return errors === 0;
}


function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate351(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate361(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
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
validate350.errors = vErrors;
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
validate350.errors = vErrors;
return errors === 0;
}

export const listSmartProduct_200 = validate367;
const schema102 = {"$ref":"ListSmartProductAnswer"};
const schema103 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartProductPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema104 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"SmartProduct"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema105 = {"type":"object","required":["id","name","marketType","cycles","minAmount","maxAmount","earlyExitPenaltyRate","termsVersion","status"],"properties":{"id":{"$ref":"Id"},"name":{"type":"string","maxLength":120},"marketType":{"$ref":"MarketType"},"cycles":{"type":"array","maxItems":20,"items":{"$ref":"SmartCycle"}},"minAmount":{"$ref":"Usd"},"maxAmount":{"$ref":"Usd"},"earlyExitPenaltyRate":{"$ref":"Rate"},"termsVersion":{"type":"string","minLength":1,"maxLength":64},"status":{"type":"string","enum":["ON","OFF","SOLD_OUT"]}}};
const schema106 = {"type":"object","required":["days","dailyRate"],"properties":{"days":{"type":"integer","minimum":1,"maximum":3650},"dailyRate":{"$ref":"Rate"}}};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.days === undefined) && (missing0 = "days")) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.days !== undefined){
let data0 = data.days;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate374.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 3650 || isNaN(data0)){
validate374.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate374.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate286(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.marketType === undefined) && (missing0 = "marketType"))) || ((data.cycles === undefined) && (missing0 = "cycles"))) || ((data.minAmount === undefined) && (missing0 = "minAmount"))) || ((data.maxAmount === undefined) && (missing0 = "maxAmount"))) || ((data.earlyExitPenaltyRate === undefined) && (missing0 = "earlyExitPenaltyRate"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.status === undefined) && (missing0 = "status"))){
validate371.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate371.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate257(data.marketType, {instancePath:instancePath+"/marketType",parentData:data,parentDataProperty:"marketType",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
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
validate371.errors = [{instancePath:instancePath+"/cycles",schemaPath:"#/properties/cycles/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate374(data3[i0], {instancePath:instancePath+"/cycles/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
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
validate371.errors = [{instancePath:instancePath+"/cycles",schemaPath:"#/properties/cycles/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate286(data.earlyExitPenaltyRate, {instancePath:instancePath+"/earlyExitPenaltyRate",parentData:data,parentDataProperty:"earlyExitPenaltyRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate371.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data8.length < 1){
validate371.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate371.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: "string"}}];
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
validate371.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "ON") || (data9 === "OFF")) || (data9 === "SOLD_OUT"))){
validate371.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema105.properties.status.enum}}];
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
validate371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}


function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate370.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate370.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate371(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
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
validate370.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate370.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate370.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate370.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate370.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate370.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate370.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate370.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate370.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate370.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate370.errors = vErrors;
return errors === 0;
}


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate368.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate368.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema103.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate370(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
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


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate368(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
validate367.errors = vErrors;
return errors === 0;
}

export const listNft_200 = validate385;
const schema107 = {"$ref":"ListNftAnswer"};
const schema108 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"NftPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema109 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Nft"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema110 = {"type":"object","required":["id","title","imageUrl","creator","chain","address","currentBid","minNextBid","endsAt","remainingTime","bidCount","cumulativeDonation","charity","status"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":120},"imageUrl":{"type":"string","format":"uri-reference","maxLength":2048},"story":{"type":"string","maxLength":1000},"creator":{"type":"string","maxLength":120},"chain":{"type":"string","maxLength":64},"address":{"type":"string","maxLength":128},"currentBid":{"$ref":"Usd"},"minNextBid":{"$ref":"Usd"},"buyNowPrice":{"$ref":"Usd"},"endsAt":{"$ref":"Timestamp"},"remainingTime":{"type":"integer","minimum":0},"bidCount":{"type":"integer","minimum":0},"cumulativeDonation":{"$ref":"Usd"},"charity":{"$ref":"Charity"},"status":{"type":"string","enum":["DRAFT","LIVE","SOLD","ENDED","WITHDRAWN"]}}};
const schema111 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":120},"registrationNo":{"type":"string","maxLength":64},"url":{"type":"string","format":"uri","maxLength":2048}}};
const formats12 = /^[a-z][a-z\d+.-]*:\S+$/i;

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate396.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 120){
validate396.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate396.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate396.errors = [{instancePath:instancePath+"/registrationNo",schemaPath:"#/properties/registrationNo/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate396.errors = [{instancePath:instancePath+"/registrationNo",schemaPath:"#/properties/registrationNo/type",keyword:"type",params:{type: "string"}}];
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
validate396.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats12.test(data2))){
validate396.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
else {
validate396.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
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
validate396.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate396.errors = vErrors;
return errors === 0;
}


function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.imageUrl === undefined) && (missing0 = "imageUrl"))) || ((data.creator === undefined) && (missing0 = "creator"))) || ((data.chain === undefined) && (missing0 = "chain"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.currentBid === undefined) && (missing0 = "currentBid"))) || ((data.minNextBid === undefined) && (missing0 = "minNextBid"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.remainingTime === undefined) && (missing0 = "remainingTime"))) || ((data.bidCount === undefined) && (missing0 = "bidCount"))) || ((data.cumulativeDonation === undefined) && (missing0 = "cumulativeDonation"))) || ((data.charity === undefined) && (missing0 = "charity"))) || ((data.status === undefined) && (missing0 = "status"))){
validate389.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate389.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate389.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate389.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data2))){
validate389.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate389.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/type",keyword:"type",params:{type: "string"}}];
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
validate389.errors = [{instancePath:instancePath+"/story",schemaPath:"#/properties/story/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate389.errors = [{instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "string"}}];
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
validate389.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate389.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/type",keyword:"type",params:{type: "string"}}];
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
validate389.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate389.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "string"}}];
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
validate389.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate389.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate146(data.endsAt, {instancePath:instancePath+"/endsAt",parentData:data,parentDataProperty:"endsAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate389.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate389.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate389.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate389.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate396(data.charity, {instancePath:instancePath+"/charity",parentData:data,parentDataProperty:"charity",rootData}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
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
validate389.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data15 === "DRAFT") || (data15 === "LIVE")) || (data15 === "SOLD")) || (data15 === "ENDED")) || (data15 === "WITHDRAWN"))){
validate389.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema110.properties.status.enum}}];
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
validate389.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate389.errors = vErrors;
return errors === 0;
}


function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate388.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate388.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate389(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
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
validate388.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate388.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate388.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate388.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate388.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate388.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate388.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate388.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate388.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate388.errors = vErrors;
return errors === 0;
}


function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate386.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate386.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate386.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema108.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate388(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate386.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate386.errors = vErrors;
return errors === 0;
}


function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate386(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
errors = vErrors.length;
}
validate385.errors = vErrors;
return errors === 0;
}

export const listNftBid_200 = validate403;
const schema112 = {"oneOf":[{"$ref":"ListNftBidAnswer"},{"$ref":"ListNftBidRefused"}]};
const schema113 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"NftBidPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema114 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"NftBid"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema115 = {"type":"object","required":["maskedName","amount","at"],"properties":{"maskedName":{"type":"string","maxLength":64},"amount":{"$ref":"Usd"},"at":{"$ref":"Timestamp"}}};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.maskedName === undefined) && (missing0 = "maskedName")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.at === undefined) && (missing0 = "at"))){
validate407.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.maskedName !== undefined){
let data0 = data.maskedName;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 64){
validate407.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate407.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate146(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate407.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate407.errors = vErrors;
return errors === 0;
}


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate406.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate406.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate407(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
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
validate406.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate406.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate406.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate406.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate406.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate406.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate406.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate406.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate406.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate406.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate406.errors = vErrors;
return errors === 0;
}


function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate404.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate404.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate404.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema113.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate406(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate404.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate404.errors = vErrors;
return errors === 0;
}

const schema116 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["10020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate415.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate415.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "10020")){
validate415.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema116.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate415.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate415.errors = vErrors;
return errors === 0;
}


function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate404(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate415(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
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
validate403.errors = vErrors;
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
validate403.errors = vErrors;
return errors === 0;
}

export const getUserInfo_200 = validate421;
const schema117 = {"oneOf":[{"$ref":"GetUserInfoAnswer"},{"$ref":"GetUserInfoRefused"}]};
const schema118 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"UserInfo"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema119 = {"type":"object","required":["id","userName","email","inviteCode","status","kycStatus","hasSecurityPassword","paymentLocked","demoEnabled","savingsEnabled","accounts","unreadCount","createdAt"],"properties":{"id":{"$ref":"Id"},"userName":{"type":"string","minLength":1,"maxLength":64},"email":{"type":"string","format":"email","maxLength":254},"phone":{"type":"string","pattern":"^\\d{5,15}$"},"areaCode":{"type":"string","pattern":"^\\+\\d{1,4}$"},"avatarUrl":{"type":"string","format":"uri-reference","maxLength":2048},"inviteCode":{"type":"string","pattern":"^[A-Z0-9]{6,8}$"},"status":{"type":"string","enum":["ACTIVE","FROZEN"]},"kycStatus":{"$ref":"KycStatus"},"kycFailReason":{"type":"string","maxLength":500},"hasSecurityPassword":{"type":"boolean"},"paymentLocked":{"type":"boolean"},"demoEnabled":{"type":"boolean"},"savingsEnabled":{"type":"boolean"},"accounts":{"$ref":"Accounts"},"unreadCount":{"type":"integer","minimum":0},"noticesOff":{"type":"array","maxItems":6,"items":{"$ref":"NoticeSwitch"}},"googleEmail":{"type":"string","format":"email","maxLength":254},"createdAt":{"$ref":"Timestamp"}}};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.userName === undefined) && (missing0 = "userName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.inviteCode === undefined) && (missing0 = "inviteCode"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.kycStatus === undefined) && (missing0 = "kycStatus"))) || ((data.hasSecurityPassword === undefined) && (missing0 = "hasSecurityPassword"))) || ((data.paymentLocked === undefined) && (missing0 = "paymentLocked"))) || ((data.demoEnabled === undefined) && (missing0 = "demoEnabled"))) || ((data.savingsEnabled === undefined) && (missing0 = "savingsEnabled"))) || ((data.accounts === undefined) && (missing0 = "accounts"))) || ((data.unreadCount === undefined) && (missing0 = "unreadCount"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate424.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate424.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate424.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate424.errors = [{instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}];
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
validate424.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(!(formats2.test(data2))){
validate424.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
else {
validate424.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate424.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\d{5,15}$"}}];
return false;
}
}
else {
validate424.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}}];
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
validate424.errors = [{instancePath:instancePath+"/areaCode",schemaPath:"#/properties/areaCode/pattern",keyword:"pattern",params:{pattern: "^\\+\\d{1,4}$"}}];
return false;
}
}
else {
validate424.errors = [{instancePath:instancePath+"/areaCode",schemaPath:"#/properties/areaCode/type",keyword:"type",params:{type: "string"}}];
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
validate424.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data5))){
validate424.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate424.errors = [{instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/type",keyword:"type",params:{type: "string"}}];
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
validate424.errors = [{instancePath:instancePath+"/inviteCode",schemaPath:"#/properties/inviteCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6,8}$"}}];
return false;
}
}
else {
validate424.errors = [{instancePath:instancePath+"/inviteCode",schemaPath:"#/properties/inviteCode/type",keyword:"type",params:{type: "string"}}];
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
validate424.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "ACTIVE") || (data7 === "FROZEN"))){
validate424.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema119.properties.status.enum}}];
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
validate424.errors = [{instancePath:instancePath+"/kycFailReason",schemaPath:"#/properties/kycFailReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate424.errors = [{instancePath:instancePath+"/kycFailReason",schemaPath:"#/properties/kycFailReason/type",keyword:"type",params:{type: "string"}}];
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
validate424.errors = [{instancePath:instancePath+"/hasSecurityPassword",schemaPath:"#/properties/hasSecurityPassword/type",keyword:"type",params:{type: "boolean"}}];
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
validate424.errors = [{instancePath:instancePath+"/paymentLocked",schemaPath:"#/properties/paymentLocked/type",keyword:"type",params:{type: "boolean"}}];
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
validate424.errors = [{instancePath:instancePath+"/demoEnabled",schemaPath:"#/properties/demoEnabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate424.errors = [{instancePath:instancePath+"/savingsEnabled",schemaPath:"#/properties/savingsEnabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate424.errors = [{instancePath:instancePath+"/unreadCount",schemaPath:"#/properties/unreadCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
validate424.errors = [{instancePath:instancePath+"/unreadCount",schemaPath:"#/properties/unreadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.noticesOff !== undefined){
let data16 = data.noticesOff;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data16)){
if(data16.length > 6){
validate424.errors = [{instancePath:instancePath+"/noticesOff",schemaPath:"#/properties/noticesOff/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
var valid1 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(!(validate144(data16[i0], {instancePath:instancePath+"/noticesOff/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid1 = _errs32 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate424.errors = [{instancePath:instancePath+"/noticesOff",schemaPath:"#/properties/noticesOff/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleEmail !== undefined){
let data18 = data.googleEmail;
const _errs33 = errors;
if(errors === _errs33){
if(errors === _errs33){
if(typeof data18 === "string"){
if(data18.length > 254){
validate424.errors = [{instancePath:instancePath+"/googleEmail",schemaPath:"#/properties/googleEmail/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(!(formats2.test(data18))){
validate424.errors = [{instancePath:instancePath+"/googleEmail",schemaPath:"#/properties/googleEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
else {
validate424.errors = [{instancePath:instancePath+"/googleEmail",schemaPath:"#/properties/googleEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs35 = errors;
if(!(validate146(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
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
validate424.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate424.errors = vErrors;
return errors === 0;
}


function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate422.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate422.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate422.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema118.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate424(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate422.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10009"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate434.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "10009"))){
validate434.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema120.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate434.errors = vErrors;
return errors === 0;
}


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate422(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
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
validate421.errors = vErrors;
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
validate421.errors = vErrors;
return errors === 0;
}

export const updateProfile_200 = validate440;
const schema121 = {"oneOf":[{"$ref":"UpdateProfileAnswer"},{"$ref":"UpdateProfileRefused"}]};
const schema122 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate441.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate441.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate441.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema122.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate441.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate441.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate441.errors = vErrors;
return errors === 0;
}

const schema123 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10018","11006","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate446.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate446.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10018")) || (data0 === "11006")) || (data0 === "11020"))){
validate446.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema123.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate446.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate446.errors = vErrors;
return errors === 0;
}


function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate441(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate446(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
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
validate440.errors = vErrors;
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
validate440.errors = vErrors;
return errors === 0;
}

export const repassword_200 = validate452;
const schema124 = {"oneOf":[{"$ref":"RepasswordAnswer"},{"$ref":"RepasswordRefused"}]};
const schema125 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate453.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate453.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate453.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema125.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate453.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate453.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate453.errors = vErrors;
return errors === 0;
}

const schema126 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10004","10008","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate458.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate458.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10004")) || (data0 === "10008")) || (data0 === "11006"))){
validate458.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema126.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate458.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate458.errors = vErrors;
return errors === 0;
}


function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate453(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate458(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
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
validate452.errors = vErrors;
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
validate452.errors = vErrors;
return errors === 0;
}

export const listSession_200 = validate464;
const schema127 = {"oneOf":[{"$ref":"ListSessionAnswer"},{"$ref":"ListSessionRefused"}]};
const schema128 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SessionInfoPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema129 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"SessionInfo"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema130 = {"type":"object","required":["id","at","device","current"],"properties":{"id":{"$ref":"Id"},"at":{"$ref":"Timestamp"},"device":{"type":"string","maxLength":200},"current":{"type":"boolean"}}};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.device === undefined) && (missing0 = "device"))) || ((data.current === undefined) && (missing0 = "current"))){
validate468.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate146(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate468.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate468.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/type",keyword:"type",params:{type: "string"}}];
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
validate468.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "boolean"}}];
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
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate468.errors = vErrors;
return errors === 0;
}


function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate467.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate468(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
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
validate467.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate467.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate467.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate467.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate467.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate467.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate467.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate467.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate467.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate467.errors = vErrors;
return errors === 0;
}


function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate465.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate465.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate465.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema128.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate467(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate465.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate465.errors = vErrors;
return errors === 0;
}

const schema131 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate476.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate476.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate476.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema131.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate476.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate476.errors = vErrors;
return errors === 0;
}


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate465(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate476(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
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
validate464.errors = vErrors;
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
validate464.errors = vErrors;
return errors === 0;
}

export const closeAccount_200 = validate482;
const schema132 = {"oneOf":[{"$ref":"CloseAccountAnswer"},{"$ref":"CloseAccountRefused"}]};
const schema133 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate483.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate483.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate483.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema133.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate483.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate483.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate483.errors = vErrors;
return errors === 0;
}

const schema134 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10004","10008","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate488.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate488.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10004")) || (data0 === "10008")) || (data0 === "11006"))){
validate488.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema134.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate488.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate488.errors = vErrors;
return errors === 0;
}


function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate483(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate488(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
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
validate482.errors = vErrors;
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
validate482.errors = vErrors;
return errors === 0;
}

export const identification_200 = validate494;
const schema135 = {"oneOf":[{"$ref":"IdentificationAnswer"},{"$ref":"IdentificationRefused"}]};
const schema136 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20001"]},"msg":{"$ref":"Message"},"result":{"$ref":"KycReceipt"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema137 = {"type":"object","required":["status","submittedAt","reviewDueAt","history"],"properties":{"status":{"$ref":"KycStatus"},"submittedAt":{"$ref":"Timestamp"},"reviewDueAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};
const schema138 = {"type":"object","required":["status","at"],"properties":{"status":{"type":"string","pattern":"^[A-Z_]{1,40}$"},"at":{"$ref":"Timestamp"},"reason":{"type":"string","maxLength":500}}};
const pattern10 = new RegExp("^[A-Z_]{1,40}$", "u");

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.at === undefined) && (missing0 = "at"))){
validate501.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate501.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^[A-Z_]{1,40}$"}}];
return false;
}
}
else {
validate501.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate146(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate501.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate501.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate501.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate501.errors = vErrors;
return errors === 0;
}


function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.reviewDueAt === undefined) && (missing0 = "reviewDueAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate497.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate146(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.reviewDueAt, {instancePath:instancePath+"/reviewDueAt",parentData:data,parentDataProperty:"reviewDueAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate497.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate501(data3[i0], {instancePath:instancePath+"/history/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
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
validate497.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate497.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate497.errors = vErrors;
return errors === 0;
}


function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate495.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate495.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20001")){
validate495.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema136.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate497(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate495.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate495.errors = vErrors;
return errors === 0;
}

const schema139 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10018","10019","11006","11016"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate508.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate508.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "401") || (data0 === "10008")) || (data0 === "10018")) || (data0 === "10019")) || (data0 === "11006")) || (data0 === "11016"))){
validate508.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema139.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate508.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate508.errors = vErrors;
return errors === 0;
}


function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate495(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate508(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
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
validate494.errors = vErrors;
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
validate494.errors = vErrors;
return errors === 0;
}

export const getKyc_200 = validate514;
const schema140 = {"oneOf":[{"$ref":"GetKycAnswer"},{"$ref":"GetKycRefused"}]};
const schema141 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"KycState"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema142 = {"type":"object","required":["status","delayed","history"],"properties":{"status":{"$ref":"KycStatus"},"submittedAt":{"$ref":"Timestamp"},"reviewDueAt":{"$ref":"Timestamp"},"delayed":{"type":"boolean"},"failReason":{"type":"string","maxLength":500},"reviewedAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.delayed === undefined) && (missing0 = "delayed"))) || ((data.history === undefined) && (missing0 = "history"))){
validate517.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate146(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.reviewDueAt, {instancePath:instancePath+"/reviewDueAt",parentData:data,parentDataProperty:"reviewDueAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate517.errors = [{instancePath:instancePath+"/delayed",schemaPath:"#/properties/delayed/type",keyword:"type",params:{type: "boolean"}}];
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
validate517.errors = [{instancePath:instancePath+"/failReason",schemaPath:"#/properties/failReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate517.errors = [{instancePath:instancePath+"/failReason",schemaPath:"#/properties/failReason/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate146(data.reviewedAt, {instancePath:instancePath+"/reviewedAt",parentData:data,parentDataProperty:"reviewedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate517.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate501(data6[i0], {instancePath:instancePath+"/history/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
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
validate517.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate517.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate517.errors = vErrors;
return errors === 0;
}


function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate515.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate515.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate515.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema141.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate517(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate515.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate515.errors = vErrors;
return errors === 0;
}

const schema143 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "401")){
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


function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate515(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
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
validate514.errors = vErrors;
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
validate514.errors = vErrors;
return errors === 0;
}

export const upload_200 = validate533;
const schema144 = {"oneOf":[{"$ref":"UploadAnswer"},{"$ref":"UploadRefused"}]};
const schema145 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"UploadedFile"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema146 = {"type":"object","required":["fileId","mime","bytes","sha256"],"properties":{"fileId":{"$ref":"Id"},"mime":{"type":"string","enum":["image/jpeg","image/jp2","image/png"]},"bytes":{"type":"integer","minimum":1,"maximum":2097152},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}};
const pattern11 = new RegExp("^[0-9a-f]{64}$", "u");

function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.fileId === undefined) && (missing0 = "fileId")) || ((data.mime === undefined) && (missing0 = "mime"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate536.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate536.errors = [{instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "image/jpeg") || (data1 === "image/jp2")) || (data1 === "image/png"))){
validate536.errors = [{instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/enum",keyword:"enum",params:{allowedValues: schema146.properties.mime.enum}}];
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
validate536.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 2097152 || isNaN(data2)){
validate536.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2097152}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate536.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate536.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate536.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"}}];
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

const schema147 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate542.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate542.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11006"))){
validate542.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema147.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate542.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate542.errors = vErrors;
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
if(!(validate542(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
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

export const upload_413 = validate548;
const schema148 = {"$ref":"ImageTooLargeProblem"};
const schema149 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11012","413"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate549.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate549.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "11012") || (data0 === "413"))){
validate549.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema149.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate549.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate549.errors = vErrors;
return errors === 0;
}


function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate549(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate549.errors : vErrors.concat(validate549.errors);
errors = vErrors.length;
}
validate548.errors = vErrors;
return errors === 0;
}

export const upload_415 = validate555;
const schema150 = {"$ref":"ImageFormatWrongProblem"};
const schema151 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11011","415"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate556.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate556.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "11011") || (data0 === "415"))){
validate556.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema151.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate556.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate556.errors = vErrors;
return errors === 0;
}


function validate555(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate556(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
errors = vErrors.length;
}
validate555.errors = vErrors;
return errors === 0;
}

export const listNotification_200 = validate562;
const schema152 = {"oneOf":[{"$ref":"ListNotificationAnswer"},{"$ref":"ListNotificationRefused"}]};
const schema153 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"NotificationPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema154 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Notification"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema155 = {"type":"object","required":["id","kind","group","titleKey","params","read","createdAt"],"properties":{"id":{"$ref":"Id"},"kind":{"type":"string","pattern":"^[A-Z_]{1,40}$"},"group":{"$ref":"NoticeGroup"},"titleKey":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9.]{0,119}$"},"params":{"type":"object","additionalProperties":{"type":"string","maxLength":200}},"orderNo":{"$ref":"OrderNo"},"read":{"type":"boolean"},"createdAt":{"$ref":"Timestamp"}}};
const schema156 = {"type":"string","enum":["MONEY","TRADING","PLANS","NFTS","SECURITY","INVITES"]};

function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate568.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "MONEY") || (data === "TRADING")) || (data === "PLANS")) || (data === "NFTS")) || (data === "SECURITY")) || (data === "INVITES"))){
validate568.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema156.enum}}];
return false;
}
validate568.errors = vErrors;
return errors === 0;
}

const schema157 = {"type":"string","pattern":"^[A-Z]{2}\\d{18}$"};
const pattern14 = new RegExp("^[A-Z]{2}\\d{18}$", "u");

function validate570(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
validate570.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}\\d{18}$"}}];
return false;
}
}
else {
validate570.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate570.errors = vErrors;
return errors === 0;
}

const pattern13 = new RegExp("^[A-Za-z][A-Za-z0-9.]{0,119}$", "u");

function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.titleKey === undefined) && (missing0 = "titleKey"))) || ((data.params === undefined) && (missing0 = "params"))) || ((data.read === undefined) && (missing0 = "read"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate566.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate566.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/pattern",keyword:"pattern",params:{pattern: "^[A-Z_]{1,40}$"}}];
return false;
}
}
else {
validate566.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
const _errs4 = errors;
if(!(validate568(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titleKey !== undefined){
let data3 = data.titleKey;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(!pattern13.test(data3)){
validate566.errors = [{instancePath:instancePath+"/titleKey",schemaPath:"#/properties/titleKey/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9.]{0,119}$"}}];
return false;
}
}
else {
validate566.errors = [{instancePath:instancePath+"/titleKey",schemaPath:"#/properties/titleKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data4 = data.params;
const _errs7 = errors;
if(errors === _errs7){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 200){
validate566.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate566.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate566.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.orderNo !== undefined){
const _errs12 = errors;
if(!(validate570(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read !== undefined){
const _errs13 = errors;
if(typeof data.read !== "boolean"){
validate566.errors = [{instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs15 = errors;
if(!(validate146(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
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
else {
validate566.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate566.errors = vErrors;
return errors === 0;
}


function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate565.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate565.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate566(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
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
validate565.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate565.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate565.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate565.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate565.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate565.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate565.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate565.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate565.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate565.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate565.errors = vErrors;
return errors === 0;
}


function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate563.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate563.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate563.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema153.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate565(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate563.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate563.errors = vErrors;
return errors === 0;
}

const schema158 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate578.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate578.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate578.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema158.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate578.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate578.errors = vErrors;
return errors === 0;
}


function validate562(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate563(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate563.errors : vErrors.concat(validate563.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate578(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
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
validate562.errors = vErrors;
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
validate562.errors = vErrors;
return errors === 0;
}

export const readNotification_200 = validate584;
const schema159 = {"oneOf":[{"$ref":"ReadNotificationAnswer"},{"$ref":"ReadNotificationRefused"}]};
const schema160 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "20005")){
validate585.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema160.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate585.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate585.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate585.errors = vErrors;
return errors === 0;
}

const schema161 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate590.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate590.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "11006")) || (data0 === "11020"))){
validate590.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema161.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate590.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate590.errors = vErrors;
return errors === 0;
}


function validate584(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate585(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate590(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate590.errors : vErrors.concat(validate590.errors);
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
validate584.errors = vErrors;
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
validate584.errors = vErrors;
return errors === 0;
}

export const setNotices_200 = validate596;
const schema162 = {"oneOf":[{"$ref":"SetNoticesAnswer"},{"$ref":"SetNoticesRefused"}]};
const schema163 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate597.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate597.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate597.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema163.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate597.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate597.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate597.errors = vErrors;
return errors === 0;
}

const schema164 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate602(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate602.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate602.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11006"))){
validate602.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema164.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate602.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate602.errors = vErrors;
return errors === 0;
}


function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate597(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate602(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors);
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
validate596.errors = vErrors;
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
validate596.errors = vErrors;
return errors === 0;
}

export const getPaymentLock_200 = validate608;
const schema165 = {"oneOf":[{"$ref":"GetPaymentLockAnswer"},{"$ref":"GetPaymentLockRefused"}]};
const schema166 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"PaymentLock"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema167 = {"type":"object","required":["locked","reason","until","contactUrl","hasPassword","attemptsLeft"],"properties":{"locked":{"type":"boolean"},"reason":{"type":["string","null"],"enum":["WRONG_PASSWORD","OPERATOR","PASSWORD_RESET",null]},"until":{"type":["string","null"],"format":"date-time"},"contactUrl":{"type":"string","format":"uri-reference","maxLength":2048},"hasPassword":{"type":"boolean"},"attemptsLeft":{"type":"integer","minimum":0,"maximum":5}}};

function validate611(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.locked === undefined) && (missing0 = "locked")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.until === undefined) && (missing0 = "until"))) || ((data.contactUrl === undefined) && (missing0 = "contactUrl"))) || ((data.hasPassword === undefined) && (missing0 = "hasPassword"))) || ((data.attemptsLeft === undefined) && (missing0 = "attemptsLeft"))){
validate611.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.locked !== undefined){
const _errs1 = errors;
if(typeof data.locked !== "boolean"){
validate611.errors = [{instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"}}];
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
validate611.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema167.properties.reason.type}}];
return false;
}
if(!((((data1 === "WRONG_PASSWORD") || (data1 === "OPERATOR")) || (data1 === "PASSWORD_RESET")) || (data1 === null))){
validate611.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema167.properties.reason.enum}}];
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
validate611.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: schema167.properties.until.type}}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
validate611.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"}}];
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
validate611.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data3))){
validate611.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate611.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/type",keyword:"type",params:{type: "string"}}];
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
validate611.errors = [{instancePath:instancePath+"/hasPassword",schemaPath:"#/properties/hasPassword/type",keyword:"type",params:{type: "boolean"}}];
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
validate611.errors = [{instancePath:instancePath+"/attemptsLeft",schemaPath:"#/properties/attemptsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 5 || isNaN(data5)){
validate611.errors = [{instancePath:instancePath+"/attemptsLeft",schemaPath:"#/properties/attemptsLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate611.errors = [{instancePath:instancePath+"/attemptsLeft",schemaPath:"#/properties/attemptsLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate611.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate611.errors = vErrors;
return errors === 0;
}


function validate609(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate609.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate609.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate609.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema166.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate611(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate609.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate609.errors = vErrors;
return errors === 0;
}

const schema168 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate616(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate616.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate616.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate616.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema168.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate616.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate616.errors = vErrors;
return errors === 0;
}


function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate609(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate609.errors : vErrors.concat(validate609.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate616(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
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
validate608.errors = vErrors;
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
validate608.errors = vErrors;
return errors === 0;
}

export const setSecurityPassword_200 = validate622;
const schema169 = {"oneOf":[{"$ref":"SetSecurityPasswordAnswer"},{"$ref":"SetSecurityPasswordRefused"}]};
const schema170 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate623(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate623.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate623.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate623.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema170.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate623.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate623.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate623.errors = vErrors;
return errors === 0;
}

const schema171 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","11001","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!((((data0 === "401") || (data0 === "10008")) || (data0 === "11001")) || (data0 === "11006"))){
validate628.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema171.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate628.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate628.errors = vErrors;
return errors === 0;
}


function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate623(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate628(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
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
validate622.errors = vErrors;
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
validate622.errors = vErrors;
return errors === 0;
}

export const verifySecurityPassword_200 = validate634;
const schema172 = {"oneOf":[{"$ref":"VerifySecurityPasswordAnswer"},{"$ref":"VerifySecurityPasswordRefused"},{"$ref":"PaymentLocked"}]};
const schema173 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"VerifiedPassword"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema174 = {"type":"object","required":["verified","ticket"],"properties":{"verified":{"type":"boolean","enum":[true]},"ticket":{"type":"string","minLength":8,"maxLength":128}}};

function validate637(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.verified === undefined) && (missing0 = "verified")) || ((data.ticket === undefined) && (missing0 = "ticket"))){
validate637.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.verified !== undefined){
let data0 = data.verified;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate637.errors = [{instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate637.errors = [{instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/enum",keyword:"enum",params:{allowedValues: schema174.properties.verified.enum}}];
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
validate637.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(data1.length < 8){
validate637.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/minLength",keyword:"minLength",params:{limit: 8}}];
return false;
}
}
}
else {
validate637.errors = [{instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"}}];
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
validate637.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate637.errors = vErrors;
return errors === 0;
}


function validate635(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate635.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate635.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate635.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema173.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate637(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate637.errors : vErrors.concat(validate637.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate635.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate635.errors = vErrors;
return errors === 0;
}

const schema175 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11002","11003"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(((data0 === "401") || (data0 === "11002")) || (data0 === "11003"))){
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
validate642.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate642.errors = vErrors;
return errors === 0;
}

const schema176 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11004"]},"msg":{"$ref":"Message"},"result":{"$ref":"PaymentLockNotice"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema177 = {"type":"object","required":["reason","until","contactUrl"],"properties":{"reason":{"$ref":"PaymentLockReason"},"until":{"type":["string","null"],"format":"date-time"},"contactUrl":{"type":"string","format":"uri-reference","maxLength":2048}}};
const schema178 = {"type":"string","enum":["WRONG_PASSWORD","OPERATOR","PASSWORD_RESET"]};

function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate651.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "WRONG_PASSWORD") || (data === "OPERATOR")) || (data === "PASSWORD_RESET"))){
validate651.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema178.enum}}];
return false;
}
validate651.errors = vErrors;
return errors === 0;
}


function validate650(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reason === undefined) && (missing0 = "reason")) || ((data.until === undefined) && (missing0 = "until"))) || ((data.contactUrl === undefined) && (missing0 = "contactUrl"))){
validate650.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.reason !== undefined){
const _errs1 = errors;
if(!(validate651(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
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
validate650.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: schema177.properties.until.type}}];
return false;
}
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate650.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"}}];
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
validate650.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data2))){
validate650.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate650.errors = [{instancePath:instancePath+"/contactUrl",schemaPath:"#/properties/contactUrl/type",keyword:"type",params:{type: "string"}}];
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
validate650.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate650.errors = vErrors;
return errors === 0;
}


function validate648(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate648.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate648.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11004")){
validate648.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema176.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate650(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate650.errors : vErrors.concat(validate650.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate648.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate648.errors = vErrors;
return errors === 0;
}


function validate634(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate635(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate642(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate642.errors : vErrors.concat(validate642.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
validate634.errors = vErrors;
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
validate634.errors = vErrors;
return errors === 0;
}

export const changeSecurityPassword_200 = validate657;
const schema179 = {"oneOf":[{"$ref":"ChangeSecurityPasswordAnswer"},{"$ref":"ChangeSecurityPasswordRefused"},{"$ref":"PaymentLocked"}]};
const schema180 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate658(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate658.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate658.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate658.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema180.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate658.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate658.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate658.errors = vErrors;
return errors === 0;
}

const schema181 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11002","11003","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate663(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate663.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate663.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "11002")) || (data0 === "11003")) || (data0 === "11006"))){
validate663.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema181.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate663.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate663.errors = vErrors;
return errors === 0;
}


function validate657(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate658(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate663(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate663.errors : vErrors.concat(validate663.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
validate657.errors = vErrors;
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
validate657.errors = vErrors;
return errors === 0;
}

export const resetSecurityPassword_200 = validate670;
const schema182 = {"oneOf":[{"$ref":"ResetSecurityPasswordAnswer"},{"$ref":"ResetSecurityPasswordRefused"},{"$ref":"PaymentLocked"}]};
const schema183 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "20005")){
validate671.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema183.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate671.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate671.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate671.errors = vErrors;
return errors === 0;
}

const schema184 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10004","11001","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate676(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate676.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate676.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10004")) || (data0 === "11001")) || (data0 === "11006"))){
validate676.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema184.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate676.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate676.errors = vErrors;
return errors === 0;
}


function validate670(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate671(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate676(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
validate670.errors = vErrors;
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
validate670.errors = vErrors;
return errors === 0;
}

export const recharge_200 = validate683;
const schema185 = {"oneOf":[{"$ref":"RechargeAnswer"},{"$ref":"RechargeRefused"},{"$ref":"PaymentLocked"},{"$ref":"BelowMinimum"}]};
const schema186 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20002"]},"msg":{"$ref":"Message"},"result":{"$ref":"Recharge"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema187 = {"type":"object","required":["orderNo","currency","network","amount","rate","usdAmount","receiveAddress","proofId","status","submittedAt","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"currency":{"type":"string","pattern":"^[A-Z]{2,10}$"},"network":{"type":"string","maxLength":32},"amount":{"$ref":"Money"},"rate":{"$ref":"Money"},"usdAmount":{"$ref":"Usd"},"receiveAddress":{"type":"string","maxLength":128},"txHash":{"type":"string","maxLength":128},"last6":{"type":"string","pattern":"^[0-9a-fA-F]{6}$"},"proofId":{"$ref":"Id"},"status":{"type":"string","enum":["TO_BE_REVIEWED","COMPLETED","REJECTED","FAILED"]},"submittedAt":{"$ref":"Timestamp"},"reviewedAt":{"$ref":"Timestamp"},"reason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};
const schema188 = {"type":"string","pattern":"^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"};
const pattern16 = new RegExp("^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$", "u");

function validate688(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern16.test(data)){
validate688.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate688.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate688.errors = vErrors;
return errors === 0;
}

const pattern15 = new RegExp("^[A-Z]{2,10}$", "u");
const pattern17 = new RegExp("^[0-9a-fA-F]{6}$", "u");

function validate686(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.network === undefined) && (missing0 = "network"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.rate === undefined) && (missing0 = "rate"))) || ((data.usdAmount === undefined) && (missing0 = "usdAmount"))) || ((data.receiveAddress === undefined) && (missing0 = "receiveAddress"))) || ((data.proofId === undefined) && (missing0 = "proofId"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate686.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate570(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
validate686.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2,10}$"}}];
return false;
}
}
else {
validate686.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
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
validate686.errors = [{instancePath:instancePath+"/network",schemaPath:"#/properties/network/maxLength",keyword:"maxLength",params:{limit: 32}}];
return false;
}
}
else {
validate686.errors = [{instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate688(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate688.errors : vErrors.concat(validate688.errors);
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
if(!(validate688(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? validate688.errors : vErrors.concat(validate688.errors);
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
validate686.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate686.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/type",keyword:"type",params:{type: "string"}}];
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
validate686.errors = [{instancePath:instancePath+"/txHash",schemaPath:"#/properties/txHash/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate686.errors = [{instancePath:instancePath+"/txHash",schemaPath:"#/properties/txHash/type",keyword:"type",params:{type: "string"}}];
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
validate686.errors = [{instancePath:instancePath+"/last6",schemaPath:"#/properties/last6/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"}}];
return false;
}
}
else {
validate686.errors = [{instancePath:instancePath+"/last6",schemaPath:"#/properties/last6/type",keyword:"type",params:{type: "string"}}];
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
validate686.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data10 === "TO_BE_REVIEWED") || (data10 === "COMPLETED")) || (data10 === "REJECTED")) || (data10 === "FAILED"))){
validate686.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema187.properties.status.enum}}];
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
if(!(validate146(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.reviewedAt, {instancePath:instancePath+"/reviewedAt",parentData:data,parentDataProperty:"reviewedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate686.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate686.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate686.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate501(data14[i0], {instancePath:instancePath+"/history/" + i0,parentData:data14,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
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
validate686.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate686.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate686.errors = vErrors;
return errors === 0;
}


function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate684.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate684.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20002")){
validate684.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema186.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate686(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate684.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate684.errors = vErrors;
return errors === 0;
}

const schema189 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10013","10018","10021","11005","11006","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10021")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11020")) || (data0 === "11021"))){
validate700.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema189.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate700.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate700.errors = vErrors;
return errors === 0;
}

const schema190 = {"type":"object","required":["code","msg","result","traceId","serverTime","params"],"properties":{"code":{"type":"string","enum":["11008"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"params":{"type":"object","required":["name","limit"],"properties":{"name":{"type":"string","minLength":1,"maxLength":16},"limit":{"type":"string","pattern":"^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate707(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))) || ((data.params === undefined) && (missing0 = "params"))){
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
if(!(data0 === "11008")){
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
if(data.params !== undefined){
let data3 = data.params;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.name === undefined) && (missing1 = "name")) || ((data3.limit === undefined) && (missing1 = "limit"))){
validate707.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.name !== undefined){
let data4 = data3.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length > 16){
validate707.errors = [{instancePath:instancePath+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
else {
if(data4.length < 1){
validate707.errors = [{instancePath:instancePath+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate707.errors = [{instancePath:instancePath+"/params/name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate707.errors = [{instancePath:instancePath+"/params/limit",schemaPath:"#/properties/params/properties/limit/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$"}}];
return false;
}
}
else {
validate707.errors = [{instancePath:instancePath+"/params/limit",schemaPath:"#/properties/params/properties/limit/type",keyword:"type",params:{type: "string"}}];
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
validate707.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
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
validate707.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate707.errors = vErrors;
return errors === 0;
}


function validate683(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate684(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate684.errors : vErrors.concat(validate684.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate700(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate700.errors : vErrors.concat(validate700.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
if(!(validate707(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate707.errors : vErrors.concat(validate707.errors);
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
validate683.errors = vErrors;
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
validate683.errors = vErrors;
return errors === 0;
}

export const recharge_409 = validate713;
const schema191 = {"$ref":"ConflictProblem"};
const schema192 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11015"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "11015")){
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
validate714.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate714.errors = vErrors;
return errors === 0;
}


function validate713(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate714(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate714.errors : vErrors.concat(validate714.errors);
errors = vErrors.length;
}
validate713.errors = vErrors;
return errors === 0;
}

export const recharge_422 = validate720;
const schema193 = {"$ref":"UnprocessableContentProblem"};
const schema194 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["11014"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate721(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate721.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate721.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "11014")){
validate721.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema194.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate721.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate721.errors = vErrors;
return errors === 0;
}


function validate720(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate721(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate721.errors : vErrors.concat(validate721.errors);
errors = vErrors.length;
}
validate720.errors = vErrors;
return errors === 0;
}

export const listRecharge_200 = validate727;
const schema195 = {"oneOf":[{"$ref":"ListRechargeAnswer"},{"$ref":"ListRechargeRefused"}]};
const schema196 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"RechargePage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema197 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Recharge"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate730(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate730.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate730.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate686(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
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
validate730.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate730.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate730.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate730.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate730.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate730.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate730.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate730.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate730.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate730.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate730.errors = vErrors;
return errors === 0;
}


function validate728(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate728.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate728.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate728.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema196.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate730(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate730.errors : vErrors.concat(validate730.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
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

const schema198 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate736(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate736.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate736.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate736.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema198.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate736.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate736.errors = vErrors;
return errors === 0;
}


function validate727(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate728(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate728.errors : vErrors.concat(validate728.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate736(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate736.errors : vErrors.concat(validate736.errors);
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
validate727.errors = vErrors;
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
validate727.errors = vErrors;
return errors === 0;
}

export const withdrawal_200 = validate742;
const schema199 = {"oneOf":[{"$ref":"WithdrawalAnswer"},{"$ref":"WithdrawalRefused"},{"$ref":"PaymentLocked"},{"$ref":"BelowMinimum"}]};
const schema200 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20003"]},"msg":{"$ref":"Message"},"result":{"$ref":"Withdrawal"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema201 = {"type":"object","required":["orderNo","method","amount","fee","feeRate","receiveAmount","status","submittedAt","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"method":{"type":"string","enum":["USDT-TRC20","USDT-ERC20","BTC","ETH","BANK"]},"amount":{"$ref":"Usd"},"fee":{"$ref":"Usd"},"feeRate":{"$ref":"Rate"},"receiveAmount":{"$ref":"Usd"},"rate":{"$ref":"Money"},"receiveCurrencyAmount":{"$ref":"Money"},"address":{"type":"string","maxLength":128},"bankName":{"type":"string","maxLength":100},"cardholder":{"type":"string","maxLength":100},"accountNo":{"type":"string","maxLength":34},"status":{"type":"string","enum":["TO_BE_REVIEWED","APPROVED","COMPLETED","REJECTED","FAILED","CANCELLED"]},"submittedAt":{"$ref":"Timestamp"},"completedAt":{"$ref":"Timestamp"},"reason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate745(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.fee === undefined) && (missing0 = "fee"))) || ((data.feeRate === undefined) && (missing0 = "feeRate"))) || ((data.receiveAmount === undefined) && (missing0 = "receiveAmount"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate745.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate570(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
validate745.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data1 === "USDT-TRC20") || (data1 === "USDT-ERC20")) || (data1 === "BTC")) || (data1 === "ETH")) || (data1 === "BANK"))){
validate745.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema201.properties.method.enum}}];
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
if(!(validate286(data.feeRate, {instancePath:instancePath+"/feeRate",parentData:data,parentDataProperty:"feeRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate688(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? validate688.errors : vErrors.concat(validate688.errors);
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
if(!(validate688(data.receiveCurrencyAmount, {instancePath:instancePath+"/receiveCurrencyAmount",parentData:data,parentDataProperty:"receiveCurrencyAmount",rootData}))){
vErrors = vErrors === null ? validate688.errors : vErrors.concat(validate688.errors);
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
validate745.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate745.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
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
validate745.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate745.errors = [{instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/type",keyword:"type",params:{type: "string"}}];
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
validate745.errors = [{instancePath:instancePath+"/cardholder",schemaPath:"#/properties/cardholder/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate745.errors = [{instancePath:instancePath+"/cardholder",schemaPath:"#/properties/cardholder/type",keyword:"type",params:{type: "string"}}];
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
validate745.errors = [{instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/maxLength",keyword:"maxLength",params:{limit: 34}}];
return false;
}
}
else {
validate745.errors = [{instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/type",keyword:"type",params:{type: "string"}}];
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
validate745.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data12 === "TO_BE_REVIEWED") || (data12 === "APPROVED")) || (data12 === "COMPLETED")) || (data12 === "REJECTED")) || (data12 === "FAILED")) || (data12 === "CANCELLED"))){
validate745.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema201.properties.status.enum}}];
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
if(!(validate146(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.completedAt, {instancePath:instancePath+"/completedAt",parentData:data,parentDataProperty:"completedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate745.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate745.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate745.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
const _errs26 = errors;
if(!(validate501(data16[i0], {instancePath:instancePath+"/history/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
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
validate745.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate745.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate745.errors = vErrors;
return errors === 0;
}


function validate743(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate743.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate743.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20003")){
validate743.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema200.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate745(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate745.errors : vErrors.concat(validate745.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
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

const schema202 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10013","10018","10021","10022","10025","11002","11003","11005","11006","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate760(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate760.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate760.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10021")) || (data0 === "10022")) || (data0 === "10025")) || (data0 === "11002")) || (data0 === "11003")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11018")) || (data0 === "11021"))){
validate760.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema202.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate760.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate760.errors = vErrors;
return errors === 0;
}


function validate742(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate743(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate743.errors : vErrors.concat(validate743.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate760(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate760.errors : vErrors.concat(validate760.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
if(!(validate707(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate707.errors : vErrors.concat(validate707.errors);
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
validate742.errors = vErrors;
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
validate742.errors = vErrors;
return errors === 0;
}

export const listWithdrwal_200 = validate768;
const schema203 = {"oneOf":[{"$ref":"ListWithdrwalAnswer"},{"$ref":"ListWithdrwalRefused"}]};
const schema204 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"WithdrawalPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema205 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Withdrawal"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

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
if(!(validate745(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate745.errors : vErrors.concat(validate745.errors);
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
validate769.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema204.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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

const schema206 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate777(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate777.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate777.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate777.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema206.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate777.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate777.errors = vErrors;
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
if(!(validate777(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate777.errors : vErrors.concat(validate777.errors);
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

export const cancelWithdrawal_200 = validate783;
const schema207 = {"oneOf":[{"$ref":"CancelWithdrawalAnswer"},{"$ref":"CancelWithdrawalRefused"}]};
const schema208 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Withdrawal"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "20005")){
validate784.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema208.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate745(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate745.errors : vErrors.concat(validate745.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
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

const schema209 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11006","11010","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate790(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate790.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate790.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "401") || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11010")) || (data0 === "11020")) || (data0 === "11021"))){
validate790.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema209.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate790.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate790.errors = vErrors;
return errors === 0;
}


function validate783(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate784(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate784.errors : vErrors.concat(validate784.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate790(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate790.errors : vErrors.concat(validate790.errors);
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
validate783.errors = vErrors;
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
validate783.errors = vErrors;
return errors === 0;
}

export const listTransaction_200 = validate796;
const schema210 = {"oneOf":[{"$ref":"ListTransactionAnswer"},{"$ref":"ListTransactionRefused"}]};
const schema211 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"TransactionPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema212 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Transaction"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema213 = {"type":"object","required":["id","ref","kind","amount","balanceAfter","at"],"properties":{"id":{"$ref":"Id"},"ref":{"type":"string","maxLength":64},"kind":{"$ref":"TransactionKind"},"amount":{"$ref":"Usd"},"balanceAfter":{"$ref":"Usd"},"at":{"$ref":"Timestamp"}}};
const schema214 = {"type":"string","enum":["DEPOSIT","WITHDRAWAL","WITHDRAWAL_RETURN","SMART_BUY","SMART_YIELD","SMART_MATURITY","SMART_EXIT","SAVINGS","LOAN_DISBURSEMENT","LOAN_REPAYMENT","ORDER_OPEN","ORDER_CLOSE","OPTION_STAKE","OPTION_SETTLEMENT","NFT_BID","NFT_RETURN","INVITE_REWARD","DEMO_START","GRANT"]};

function validate802(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate802.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((data === "DEPOSIT") || (data === "WITHDRAWAL")) || (data === "WITHDRAWAL_RETURN")) || (data === "SMART_BUY")) || (data === "SMART_YIELD")) || (data === "SMART_MATURITY")) || (data === "SMART_EXIT")) || (data === "SAVINGS")) || (data === "LOAN_DISBURSEMENT")) || (data === "LOAN_REPAYMENT")) || (data === "ORDER_OPEN")) || (data === "ORDER_CLOSE")) || (data === "OPTION_STAKE")) || (data === "OPTION_SETTLEMENT")) || (data === "NFT_BID")) || (data === "NFT_RETURN")) || (data === "INVITE_REWARD")) || (data === "DEMO_START")) || (data === "GRANT"))){
validate802.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema214.enum}}];
return false;
}
validate802.errors = vErrors;
return errors === 0;
}


function validate800(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.balanceAfter === undefined) && (missing0 = "balanceAfter"))) || ((data.at === undefined) && (missing0 = "at"))){
validate800.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate800.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate800.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate802(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate802.errors : vErrors.concat(validate802.errors);
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
if(!(validate146(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate800.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate800.errors = vErrors;
return errors === 0;
}


function validate799(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate799.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate799.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate800(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate800.errors : vErrors.concat(validate800.errors);
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
validate799.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate799.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate799.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate799.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate799.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate799.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate799.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate799.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate799.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate799.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate799.errors = vErrors;
return errors === 0;
}


function validate797(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate797.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate797.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate797.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema211.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate799(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate799.errors : vErrors.concat(validate799.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate797.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate797.errors = vErrors;
return errors === 0;
}

const schema215 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "401")){
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


function validate796(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate797(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate797.errors : vErrors.concat(validate797.errors);
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
validate796.errors = vErrors;
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
validate796.errors = vErrors;
return errors === 0;
}

export const equityHistory_200 = validate818;
const schema216 = {"oneOf":[{"$ref":"EquityHistoryAnswer"},{"$ref":"EquityHistoryRefused"}]};
const schema217 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":2500,"items":{"$ref":"EquityPoint"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema218 = {"type":"object","required":["at","equity","deposits","withdrawals","income"],"properties":{"at":{"$ref":"Timestamp"},"equity":{"$ref":"Usd"},"deposits":{"$ref":"Usd"},"withdrawals":{"$ref":"Usd"},"income":{"$ref":"Usd"}}};

function validate821(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.at === undefined) && (missing0 = "at")) || ((data.equity === undefined) && (missing0 = "equity"))) || ((data.deposits === undefined) && (missing0 = "deposits"))) || ((data.withdrawals === undefined) && (missing0 = "withdrawals"))) || ((data.income === undefined) && (missing0 = "income"))){
validate821.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.at !== undefined){
const _errs1 = errors;
if(!(validate146(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
let data2 = data.result;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 2500){
validate819.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 2500}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate821(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate821.errors : vErrors.concat(validate821.errors);
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
validate819.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
validate819.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate819.errors = vErrors;
return errors === 0;
}

const schema219 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate831(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate831.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate831.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate831.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema219.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate831.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate831.errors = vErrors;
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
if(!(validate831(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate831.errors : vErrors.concat(validate831.errors);
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

export const setSavings_200 = validate837;
const schema220 = {"oneOf":[{"$ref":"SetSavingsAnswer"},{"$ref":"SetSavingsRefused"}]};
const schema221 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate838(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate838.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate838.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate838.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema221.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate838.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate838.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate838.errors = vErrors;
return errors === 0;
}

const schema222 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate843(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate843.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate843.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "10008")) || (data0 === "11006"))){
validate843.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema222.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate843.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate843.errors = vErrors;
return errors === 0;
}


function validate837(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate838(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate838.errors : vErrors.concat(validate838.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate843(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate843.errors : vErrors.concat(validate843.errors);
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
validate837.errors = vErrors;
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
validate837.errors = vErrors;
return errors === 0;
}

export const resetDemo_200 = validate849;
const schema223 = {"oneOf":[{"$ref":"ResetDemoAnswer"},{"$ref":"ResetDemoRefused"}]};
const schema224 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "20005")){
validate850.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema224.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate850.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate850.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate850.errors = vErrors;
return errors === 0;
}

const schema225 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","11006","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate855(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate855.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate855.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "10008")) || (data0 === "11006")) || (data0 === "11021"))){
validate855.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema225.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate855.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate855.errors = vErrors;
return errors === 0;
}


function validate849(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate850(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate850.errors : vErrors.concat(validate850.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate855(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate855.errors : vErrors.concat(validate855.errors);
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
validate849.errors = vErrors;
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
validate849.errors = vErrors;
return errors === 0;
}

export const settleAttempt_200 = validate861;
const schema226 = {"oneOf":[{"$ref":"SettleAttemptAnswer"},{"$ref":"SettleAttemptRefused"}]};
const schema227 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SettledAttempt"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema228 = {"type":"object","required":["state","operation","at"],"properties":{"state":{"type":"string","enum":["DONE","RUNNING","CANCELLED"]},"operation":{"$ref":"MoneyOperation"},"at":{"$ref":"Timestamp"},"answer":{"$ref":"KeptEnvelope"}}};
const schema229 = {"type":"string","enum":["recharge","withdrawal","cancelWithdrawal","resetDemo","buySmart","exitSmart","openOrder","closeOrder","buyOptions","loan","repayLoan","withdrawLoan","buyNft"]};

function validate865(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate865.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((data === "recharge") || (data === "withdrawal")) || (data === "cancelWithdrawal")) || (data === "resetDemo")) || (data === "buySmart")) || (data === "exitSmart")) || (data === "openOrder")) || (data === "closeOrder")) || (data === "buyOptions")) || (data === "loan")) || (data === "repayLoan")) || (data === "withdrawLoan")) || (data === "buyNft"))){
validate865.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema229.enum}}];
return false;
}
validate865.errors = vErrors;
return errors === 0;
}

const schema230 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","pattern":"^\\d{3,5}$"},"msg":{"$ref":"Message"},"result":{},"params":{"type":"object","additionalProperties":{"type":"string","maxLength":200}},"errors":{"type":"array","maxItems":100,"items":{"$ref":"FieldError"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const pattern19 = new RegExp("^\\d{3,5}$", "u");

function validate868(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate868.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate868.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\d{3,5}$"}}];
return false;
}
}
else {
validate868.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate868.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate868.errors = [{instancePath:instancePath+"/params/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"}}];
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
validate868.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
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
validate868.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate868.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
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
validate868.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate868.errors = vErrors;
return errors === 0;
}


function validate864(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.state === undefined) && (missing0 = "state")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.at === undefined) && (missing0 = "at"))){
validate864.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate864.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "DONE") || (data0 === "RUNNING")) || (data0 === "CANCELLED"))){
validate864.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema228.properties.state.enum}}];
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
if(!(validate865(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData}))){
vErrors = vErrors === null ? validate865.errors : vErrors.concat(validate865.errors);
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
if(!(validate146(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate868(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = vErrors === null ? validate868.errors : vErrors.concat(validate868.errors);
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
validate864.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate864.errors = vErrors;
return errors === 0;
}


function validate862(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate862.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate862.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate862.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema227.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate864(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate864.errors : vErrors.concat(validate864.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate862.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate862.errors = vErrors;
return errors === 0;
}

const schema231 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate878(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate878.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate878.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate878.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema231.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate878.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate878.errors = vErrors;
return errors === 0;
}


function validate861(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate862(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate862.errors : vErrors.concat(validate862.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate878(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate878.errors : vErrors.concat(validate878.errors);
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
validate861.errors = vErrors;
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
validate861.errors = vErrors;
return errors === 0;
}

export const listIncomeDetail_200 = validate884;
const schema232 = {"oneOf":[{"$ref":"ListIncomeDetailAnswer"},{"$ref":"ListIncomeDetailRefused"}]};
const schema233 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"IncomeDetailPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema234 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext","summary"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"IncomeDetail"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"},"summary":{"$ref":"IncomeSummary"}}};
const schema235 = {"type":"object","required":["id","source","day","base","rate","amount","status","createdAt"],"properties":{"id":{"$ref":"Id"},"source":{"$ref":"IncomeSource"},"orderNo":{"$ref":"OrderNo"},"day":{"$ref":"Day"},"base":{"$ref":"Usd"},"rate":{"$ref":"Rate"},"amount":{"$ref":"Usd"},"status":{"type":"string","enum":["IN_PROGRESS","DIVIDED"]},"createdAt":{"$ref":"Timestamp"}}};
const schema236 = {"type":"string","enum":["SAVINGS","SMART","INVITE","ORDER","OPTION","NFT_REFUND"]};

function validate890(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate890.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "SAVINGS") || (data === "SMART")) || (data === "INVITE")) || (data === "ORDER")) || (data === "OPTION")) || (data === "NFT_REFUND"))){
validate890.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema236.enum}}];
return false;
}
validate890.errors = vErrors;
return errors === 0;
}

const schema237 = {"type":"string","format":"date"};
const formats28 = /^(?:\d\d(?:[02468][048]|[13579][26])-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

function validate893(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats28.test(data))){
validate893.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate893.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate893.errors = vErrors;
return errors === 0;
}


function validate888(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.source === undefined) && (missing0 = "source"))) || ((data.day === undefined) && (missing0 = "day"))) || ((data.base === undefined) && (missing0 = "base"))) || ((data.rate === undefined) && (missing0 = "rate"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate888.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate890(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate890.errors : vErrors.concat(validate890.errors);
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
if(!(validate570(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
if(!(validate893(data.day, {instancePath:instancePath+"/day",parentData:data,parentDataProperty:"day",rootData}))){
vErrors = vErrors === null ? validate893.errors : vErrors.concat(validate893.errors);
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
if(!(validate286(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate888.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "IN_PROGRESS") || (data7 === "DIVIDED"))){
validate888.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema235.properties.status.enum}}];
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
if(!(validate146(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate888.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate888.errors = vErrors;
return errors === 0;
}

const schema238 = {"type":"object","required":["total","today","bySource"],"properties":{"total":{"$ref":"Usd"},"today":{"$ref":"Usd"},"bySource":{"$ref":"IncomeBySource"}}};
const schema239 = {"type":"object","required":[],"properties":{"SAVINGS":{"$ref":"Usd"},"SMART":{"$ref":"Usd"},"INVITE":{"$ref":"Usd"},"ORDER":{"$ref":"Usd"},"OPTION":{"$ref":"Usd"},"NFT_REFUND":{"$ref":"Usd"}}};

function validate903(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate903.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate903.errors = vErrors;
return errors === 0;
}


function validate900(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.total === undefined) && (missing0 = "total")) || ((data.today === undefined) && (missing0 = "today"))) || ((data.bySource === undefined) && (missing0 = "bySource"))){
validate900.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate903(data.bySource, {instancePath:instancePath+"/bySource",parentData:data,parentDataProperty:"bySource",rootData}))){
vErrors = vErrors === null ? validate903.errors : vErrors.concat(validate903.errors);
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
validate900.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate900.errors = vErrors;
return errors === 0;
}


function validate887(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))) || ((data.summary === undefined) && (missing0 = "summary"))){
validate887.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate887.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate888(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate888.errors : vErrors.concat(validate888.errors);
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
validate887.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate887.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate887.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate887.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate887.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate887.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate887.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate887.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate887.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate900(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate900.errors : vErrors.concat(validate900.errors);
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
validate887.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate887.errors = vErrors;
return errors === 0;
}


function validate885(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate885.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate885.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate885.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema233.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate887(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate887.errors : vErrors.concat(validate887.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate885.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate885.errors = vErrors;
return errors === 0;
}

const schema240 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
validate916.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema240.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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


function validate884(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate885(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate885.errors : vErrors.concat(validate885.errors);
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
validate884.errors = vErrors;
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
validate884.errors = vErrors;
return errors === 0;
}

export const buySmart_200 = validate922;
const schema241 = {"oneOf":[{"$ref":"BuySmartAnswer"},{"$ref":"BuySmartRefused"},{"$ref":"PaymentLocked"}]};
const schema242 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema243 = {"type":"object","required":["orderNo","productId","productName","days","amount","dailyRate","status","shareStatus","boughtAt","valueDate","maturesAt","profitDays","expectedRevenue","distributedRevenue","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"productId":{"$ref":"Id"},"productName":{"type":"string","maxLength":120},"days":{"type":"integer","minimum":1,"maximum":3650},"amount":{"$ref":"Usd"},"dailyRate":{"$ref":"Rate"},"status":{"type":"string","enum":["IN_PROGRESS","MATURED","DISTRIBUTED","COMPLETED","EARLY_EXIT"]},"shareStatus":{"type":"string","enum":["INCOME_IN_PROGRESS","PROFIT_DIVIDED"]},"boughtAt":{"$ref":"Timestamp"},"valueDate":{"$ref":"Timestamp"},"maturesAt":{"$ref":"Timestamp"},"profitDays":{"type":"integer","minimum":0},"expectedRevenue":{"$ref":"Usd"},"distributedRevenue":{"$ref":"Usd"},"penalty":{"$ref":"Usd"},"refund":{"$ref":"Usd"},"exitedAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate925(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.productId === undefined) && (missing0 = "productId"))) || ((data.productName === undefined) && (missing0 = "productName"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.shareStatus === undefined) && (missing0 = "shareStatus"))) || ((data.boughtAt === undefined) && (missing0 = "boughtAt"))) || ((data.valueDate === undefined) && (missing0 = "valueDate"))) || ((data.maturesAt === undefined) && (missing0 = "maturesAt"))) || ((data.profitDays === undefined) && (missing0 = "profitDays"))) || ((data.expectedRevenue === undefined) && (missing0 = "expectedRevenue"))) || ((data.distributedRevenue === undefined) && (missing0 = "distributedRevenue"))) || ((data.history === undefined) && (missing0 = "history"))){
validate925.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate570(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
if(!(validate286(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate925.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema243.properties.status.enum}}];
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
validate925.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/enum",keyword:"enum",params:{allowedValues: schema243.properties.shareStatus.enum}}];
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
if(!(validate146(data.boughtAt, {instancePath:instancePath+"/boughtAt",parentData:data,parentDataProperty:"boughtAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.valueDate, {instancePath:instancePath+"/valueDate",parentData:data,parentDataProperty:"valueDate",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.maturesAt, {instancePath:instancePath+"/maturesAt",parentData:data,parentDataProperty:"maturesAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.exitedAt, {instancePath:instancePath+"/exitedAt",parentData:data,parentDataProperty:"exitedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate501(data17[i0], {instancePath:instancePath+"/history/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
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
}
}
}
}
}
}
}
}
}
}
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
if(!(data0 === "20004")){
validate923.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema242.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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

const schema244 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10010","10011","10012","10013","10015","10018","10024","11005","11006","11007","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate943(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate943.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate943.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10010")) || (data0 === "10011")) || (data0 === "10012")) || (data0 === "10013")) || (data0 === "10015")) || (data0 === "10018")) || (data0 === "10024")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11007")) || (data0 === "11018")) || (data0 === "11021"))){
validate943.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema244.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate943.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate943.errors = vErrors;
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
if(!(validate943(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate943.errors : vErrors.concat(validate943.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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

export const listSmartOrder_200 = validate950;
const schema245 = {"oneOf":[{"$ref":"ListSmartOrderAnswer"},{"$ref":"ListSmartOrderRefused"}]};
const schema246 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrderPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema247 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"SmartOrder"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate953(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate953.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate953.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate925(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate925.errors : vErrors.concat(validate925.errors);
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
validate953.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate953.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate953.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate953.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate953.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate953.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate953.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate953.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate953.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate953.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate953.errors = vErrors;
return errors === 0;
}


function validate951(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate951.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate951.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate951.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema246.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate953(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate953.errors : vErrors.concat(validate953.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate951.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate951.errors = vErrors;
return errors === 0;
}

const schema248 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate959(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate959.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate959.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate959.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema248.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate959.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate959.errors = vErrors;
return errors === 0;
}


function validate950(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate951(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate951.errors : vErrors.concat(validate951.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate959(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate959.errors : vErrors.concat(validate959.errors);
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
validate950.errors = vErrors;
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
validate950.errors = vErrors;
return errors === 0;
}

export const getSmartOrderById_200 = validate965;
const schema249 = {"oneOf":[{"$ref":"GetSmartOrderByIdAnswer"},{"$ref":"GetSmartOrderByIdRefused"}]};
const schema250 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrderDetail"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema251 = {"type":"object","required":["orderNo","productId","productName","days","amount","dailyRate","status","shareStatus","boughtAt","valueDate","maturesAt","profitDays","expectedRevenue","distributedRevenue","history","profitDayList"],"properties":{"orderNo":{"$ref":"OrderNo"},"productId":{"$ref":"Id"},"productName":{"type":"string","maxLength":120},"days":{"type":"integer","minimum":1,"maximum":3650},"amount":{"$ref":"Usd"},"dailyRate":{"$ref":"Rate"},"status":{"type":"string","enum":["IN_PROGRESS","MATURED","DISTRIBUTED","COMPLETED","EARLY_EXIT"]},"shareStatus":{"type":"string","enum":["INCOME_IN_PROGRESS","PROFIT_DIVIDED"]},"boughtAt":{"$ref":"Timestamp"},"valueDate":{"$ref":"Timestamp"},"maturesAt":{"$ref":"Timestamp"},"profitDays":{"type":"integer","minimum":0},"expectedRevenue":{"$ref":"Usd"},"distributedRevenue":{"$ref":"Usd"},"penalty":{"$ref":"Usd"},"refund":{"$ref":"Usd"},"exitedAt":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}},"profitDayList":{"type":"array","maxItems":3650,"items":{"$ref":"ProfitDay"}}}};
const schema252 = {"type":"object","required":["day","amount","at"],"properties":{"day":{"$ref":"Day"},"amount":{"$ref":"Usd"},"at":{"$ref":"Timestamp"}}};

function validate982(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.day === undefined) && (missing0 = "day")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.at === undefined) && (missing0 = "at"))){
validate982.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.day !== undefined){
const _errs1 = errors;
if(!(validate893(data.day, {instancePath:instancePath+"/day",parentData:data,parentDataProperty:"day",rootData}))){
vErrors = vErrors === null ? validate893.errors : vErrors.concat(validate893.errors);
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
if(!(validate146(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate982.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate982.errors = vErrors;
return errors === 0;
}


function validate968(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.productId === undefined) && (missing0 = "productId"))) || ((data.productName === undefined) && (missing0 = "productName"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.shareStatus === undefined) && (missing0 = "shareStatus"))) || ((data.boughtAt === undefined) && (missing0 = "boughtAt"))) || ((data.valueDate === undefined) && (missing0 = "valueDate"))) || ((data.maturesAt === undefined) && (missing0 = "maturesAt"))) || ((data.profitDays === undefined) && (missing0 = "profitDays"))) || ((data.expectedRevenue === undefined) && (missing0 = "expectedRevenue"))) || ((data.distributedRevenue === undefined) && (missing0 = "distributedRevenue"))) || ((data.history === undefined) && (missing0 = "history"))) || ((data.profitDayList === undefined) && (missing0 = "profitDayList"))){
validate968.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate570(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
validate968.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate968.errors = [{instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/type",keyword:"type",params:{type: "string"}}];
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
validate968.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 3650 || isNaN(data3)){
validate968.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate968.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate286(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate968.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data6 === "IN_PROGRESS") || (data6 === "MATURED")) || (data6 === "DISTRIBUTED")) || (data6 === "COMPLETED")) || (data6 === "EARLY_EXIT"))){
validate968.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema251.properties.status.enum}}];
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
validate968.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "INCOME_IN_PROGRESS") || (data7 === "PROFIT_DIVIDED"))){
validate968.errors = [{instancePath:instancePath+"/shareStatus",schemaPath:"#/properties/shareStatus/enum",keyword:"enum",params:{allowedValues: schema251.properties.shareStatus.enum}}];
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
if(!(validate146(data.boughtAt, {instancePath:instancePath+"/boughtAt",parentData:data,parentDataProperty:"boughtAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.valueDate, {instancePath:instancePath+"/valueDate",parentData:data,parentDataProperty:"valueDate",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.maturesAt, {instancePath:instancePath+"/maturesAt",parentData:data,parentDataProperty:"maturesAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate968.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate968.errors = [{instancePath:instancePath+"/profitDays",schemaPath:"#/properties/profitDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate146(data.exitedAt, {instancePath:instancePath+"/exitedAt",parentData:data,parentDataProperty:"exitedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate968.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(!(validate501(data17[i0], {instancePath:instancePath+"/history/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
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
validate968.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate968.errors = [{instancePath:instancePath+"/profitDayList",schemaPath:"#/properties/profitDayList/maxItems",keyword:"maxItems",params:{limit: 3650}}];
return false;
}
else {
var valid2 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(!(validate982(data19[i1], {instancePath:instancePath+"/profitDayList/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
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
validate968.errors = [{instancePath:instancePath+"/profitDayList",schemaPath:"#/properties/profitDayList/type",keyword:"type",params:{type: "array"}}];
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
validate968.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate968.errors = vErrors;
return errors === 0;
}


function validate966(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate966.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate966.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate966.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema250.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate968(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate968.errors : vErrors.concat(validate968.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate966.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate966.errors = vErrors;
return errors === 0;
}

const schema253 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(((data0 === "401") || (data0 === "11005")) || (data0 === "11020"))){
validate991.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema253.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate991.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate991.errors = vErrors;
return errors === 0;
}


function validate965(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate966(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate966.errors : vErrors.concat(validate966.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate991(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate991.errors : vErrors.concat(validate991.errors);
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
validate965.errors = vErrors;
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
validate965.errors = vErrors;
return errors === 0;
}

export const previewExitSmart_200 = validate997;
const schema254 = {"oneOf":[{"$ref":"PreviewExitSmartAnswer"},{"$ref":"PreviewExitSmartRefused"}]};
const schema255 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"ExitPreview"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema256 = {"type":"object","required":["penaltyRate","penalty","refund","kept","lostRevenue","net","quoteId"],"properties":{"penaltyRate":{"$ref":"Rate"},"penalty":{"$ref":"Usd"},"refund":{"$ref":"Usd"},"kept":{"$ref":"Usd"},"lostRevenue":{"$ref":"Usd"},"net":{"$ref":"Usd"},"quoteId":{"$ref":"Id"}}};

function validate1000(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.penaltyRate === undefined) && (missing0 = "penaltyRate")) || ((data.penalty === undefined) && (missing0 = "penalty"))) || ((data.refund === undefined) && (missing0 = "refund"))) || ((data.kept === undefined) && (missing0 = "kept"))) || ((data.lostRevenue === undefined) && (missing0 = "lostRevenue"))) || ((data.net === undefined) && (missing0 = "net"))) || ((data.quoteId === undefined) && (missing0 = "quoteId"))){
validate1000.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.penaltyRate !== undefined){
const _errs1 = errors;
if(!(validate286(data.penaltyRate, {instancePath:instancePath+"/penaltyRate",parentData:data,parentDataProperty:"penaltyRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate1000.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1000.errors = vErrors;
return errors === 0;
}


function validate998(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate998.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate998.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate998.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema255.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1000(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1000.errors : vErrors.concat(validate1000.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate998.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate998.errors = vErrors;
return errors === 0;
}

const schema257 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11010","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1012(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1012.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1012.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "401") || (data0 === "11005")) || (data0 === "11010")) || (data0 === "11020"))){
validate1012.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema257.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1012.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1012.errors = vErrors;
return errors === 0;
}


function validate997(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate998(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate998.errors : vErrors.concat(validate998.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1012(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1012.errors : vErrors.concat(validate1012.errors);
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
validate997.errors = vErrors;
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
validate997.errors = vErrors;
return errors === 0;
}

export const exitSmart_200 = validate1018;
const schema258 = {"oneOf":[{"$ref":"ExitSmartAnswer"},{"$ref":"ExitSmartRefused"}]};
const schema259 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"SmartOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1019(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1019.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1019.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1019.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema259.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1019.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1019.errors = vErrors;
return errors === 0;
}

const schema260 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11006","11010","11018","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1025(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1025.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1025.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "401") || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11010")) || (data0 === "11018")) || (data0 === "11020")) || (data0 === "11021"))){
validate1025.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema260.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1025.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1025.errors = vErrors;
return errors === 0;
}


function validate1018(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1019(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1019.errors : vErrors.concat(validate1019.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1025(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1025.errors : vErrors.concat(validate1025.errors);
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
validate1018.errors = vErrors;
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
validate1018.errors = vErrors;
return errors === 0;
}

export const openOrder_200 = validate1031;
const schema261 = {"oneOf":[{"$ref":"OpenOrderAnswer"},{"$ref":"OpenOrderRefused"},{"$ref":"PaymentLocked"}]};
const schema262 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema263 = {"type":"object","required":["orderNo","code","marketId","direction","lots","contractSize","leverage","margin","openPrice","stopOutPrice","openFee","expectedReturn","status","profit","unrealised","openTime","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"code":{"type":"string","minLength":1,"maxLength":64},"marketId":{"$ref":"Id"},"direction":{"type":"string","enum":["LONG","SHORT"]},"lots":{"$ref":"Quantity"},"contractSize":{"$ref":"Quantity"},"leverage":{"type":"integer","minimum":1,"maximum":500},"margin":{"$ref":"Usd"},"openPrice":{"$ref":"Price"},"closePrice":{"$ref":"Price"},"stopLossPrice":{"$ref":"Price"},"takeProfitPrice":{"$ref":"Price"},"stopOutPrice":{"$ref":"Price"},"openFee":{"$ref":"Usd"},"closeFee":{"$ref":"Usd"},"expectedReturn":{"$ref":"Usd"},"status":{"type":"string","enum":["OPEN","CLOSED"]},"closeReason":{"type":"string","enum":["USER","SL","TP","STOP_OUT"]},"profit":{"$ref":"Usd"},"unrealised":{"$ref":"Usd"},"openTime":{"$ref":"Timestamp"},"closeTime":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate1034(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.marketId === undefined) && (missing0 = "marketId"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.lots === undefined) && (missing0 = "lots"))) || ((data.contractSize === undefined) && (missing0 = "contractSize"))) || ((data.leverage === undefined) && (missing0 = "leverage"))) || ((data.margin === undefined) && (missing0 = "margin"))) || ((data.openPrice === undefined) && (missing0 = "openPrice"))) || ((data.stopOutPrice === undefined) && (missing0 = "stopOutPrice"))) || ((data.openFee === undefined) && (missing0 = "openFee"))) || ((data.expectedReturn === undefined) && (missing0 = "expectedReturn"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.profit === undefined) && (missing0 = "profit"))) || ((data.unrealised === undefined) && (missing0 = "unrealised"))) || ((data.openTime === undefined) && (missing0 = "openTime"))) || ((data.history === undefined) && (missing0 = "history"))){
validate1034.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate570(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
validate1034.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate1034.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1034.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate1034.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "LONG") || (data3 === "SHORT"))){
validate1034.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema263.properties.direction.enum}}];
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
if(!(validate277(data.lots, {instancePath:instancePath+"/lots",parentData:data,parentDataProperty:"lots",rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
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
if(!(validate277(data.contractSize, {instancePath:instancePath+"/contractSize",parentData:data,parentDataProperty:"contractSize",rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
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
validate1034.errors = [{instancePath:instancePath+"/leverage",schemaPath:"#/properties/leverage/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
validate1034.errors = [{instancePath:instancePath+"/leverage",schemaPath:"#/properties/leverage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate1034.errors = [{instancePath:instancePath+"/leverage",schemaPath:"#/properties/leverage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate259(data.openPrice, {instancePath:instancePath+"/openPrice",parentData:data,parentDataProperty:"openPrice",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate259(data.closePrice, {instancePath:instancePath+"/closePrice",parentData:data,parentDataProperty:"closePrice",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate259(data.stopLossPrice, {instancePath:instancePath+"/stopLossPrice",parentData:data,parentDataProperty:"stopLossPrice",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate259(data.takeProfitPrice, {instancePath:instancePath+"/takeProfitPrice",parentData:data,parentDataProperty:"takeProfitPrice",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate259(data.stopOutPrice, {instancePath:instancePath+"/stopOutPrice",parentData:data,parentDataProperty:"stopOutPrice",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
validate1034.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data16 === "OPEN") || (data16 === "CLOSED"))){
validate1034.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema263.properties.status.enum}}];
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
validate1034.errors = [{instancePath:instancePath+"/closeReason",schemaPath:"#/properties/closeReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data17 === "USER") || (data17 === "SL")) || (data17 === "TP")) || (data17 === "STOP_OUT"))){
validate1034.errors = [{instancePath:instancePath+"/closeReason",schemaPath:"#/properties/closeReason/enum",keyword:"enum",params:{allowedValues: schema263.properties.closeReason.enum}}];
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
if(!(validate146(data.openTime, {instancePath:instancePath+"/openTime",parentData:data,parentDataProperty:"openTime",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.closeTime, {instancePath:instancePath+"/closeTime",parentData:data,parentDataProperty:"closeTime",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1034.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate501(data22[i0], {instancePath:instancePath+"/history/" + i0,parentData:data22,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
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
validate1034.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate1034.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1034.errors = vErrors;
return errors === 0;
}


function validate1032(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1032.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1032.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate1032.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema262.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1034(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1034.errors : vErrors.concat(validate1034.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1032.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1032.errors = vErrors;
return errors === 0;
}

const schema264 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10015","10016","10018","11006","11009","11018","11019","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1057(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1057.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1057.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10015")) || (data0 === "10016")) || (data0 === "10018")) || (data0 === "11006")) || (data0 === "11009")) || (data0 === "11018")) || (data0 === "11019")) || (data0 === "11021"))){
validate1057.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema264.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1057.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1057.errors = vErrors;
return errors === 0;
}


function validate1031(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1032(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1032.errors : vErrors.concat(validate1032.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1057(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1057.errors : vErrors.concat(validate1057.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
validate1031.errors = vErrors;
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
validate1031.errors = vErrors;
return errors === 0;
}

export const modifyOrder_200 = validate1064;
const schema265 = {"oneOf":[{"$ref":"ModifyOrderAnswer"},{"$ref":"ModifyOrderRefused"}]};
const schema266 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1065(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1065.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1065.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1065.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema266.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1034(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1034.errors : vErrors.concat(validate1034.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
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

const schema267 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006","11009","11010","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(((((data0 === "401") || (data0 === "11006")) || (data0 === "11009")) || (data0 === "11010")) || (data0 === "11020"))){
validate1071.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema267.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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


function validate1064(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1065(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1065.errors : vErrors.concat(validate1065.errors);
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
validate1064.errors = vErrors;
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
validate1064.errors = vErrors;
return errors === 0;
}

export const closeOrder_200 = validate1077;
const schema268 = {"oneOf":[{"$ref":"CloseOrderAnswer"},{"$ref":"CloseOrderRefused"}]};
const schema269 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "20005")){
validate1078.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema269.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1034(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1034.errors : vErrors.concat(validate1034.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
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

const schema270 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10015","11006","11010","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!((((((data0 === "401") || (data0 === "10015")) || (data0 === "11006")) || (data0 === "11010")) || (data0 === "11020")) || (data0 === "11021"))){
validate1084.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema270.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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

export const listOrder_200 = validate1090;
const schema271 = {"oneOf":[{"$ref":"ListOrderAnswer"},{"$ref":"ListOrderRefused"}]};
const schema272 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"OrderPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema273 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Order"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1093(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1093.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1093.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1034(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1034.errors : vErrors.concat(validate1034.errors);
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
validate1093.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1093.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1093.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1093.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1093.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1093.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1093.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1093.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1093.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(data0 === "200")){
validate1091.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema272.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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

const schema274 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1099(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1099.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1099.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1099.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema274.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1099.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1099.errors = vErrors;
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
if(!(validate1099(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1099.errors : vErrors.concat(validate1099.errors);
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

export const getOrderById_200 = validate1105;
const schema275 = {"oneOf":[{"$ref":"GetOrderByIdAnswer"},{"$ref":"GetOrderByIdRefused"}]};
const schema276 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Order"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1106.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1106.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema276.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1034(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1034.errors : vErrors.concat(validate1034.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1106.errors = vErrors;
return errors === 0;
}

const schema277 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1112.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11020"))){
validate1112.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema277.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1112.errors = vErrors;
return errors === 0;
}


function validate1105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1106.errors : vErrors.concat(validate1106.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1112.errors : vErrors.concat(validate1112.errors);
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
validate1105.errors = vErrors;
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
validate1105.errors = vErrors;
return errors === 0;
}

export const buyOptions_200 = validate1118;
const schema278 = {"oneOf":[{"$ref":"BuyOptionsAnswer"},{"$ref":"BuyOptionsRefused"},{"$ref":"PaymentLocked"}]};
const schema279 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"OptionsOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema280 = {"type":"object","required":["orderNo","code","marketId","direction","periodSec","stake","payoutRatio","strikePrice","expiresAt","expectedReturn","status","openTime","history"],"properties":{"orderNo":{"$ref":"OrderNo"},"code":{"type":"string","minLength":1,"maxLength":64},"marketId":{"$ref":"Id"},"direction":{"type":"string","enum":["UP","DOWN"]},"periodSec":{"type":"integer","minimum":1,"maximum":86400},"stake":{"$ref":"Usd"},"payoutRatio":{"$ref":"Rate"},"strikePrice":{"$ref":"Price"},"expiresAt":{"$ref":"Timestamp"},"settlePrice":{"$ref":"Price"},"expectedReturn":{"$ref":"Usd"},"status":{"type":"string","enum":["OPEN","WON","LOST","TIED","VOID"]},"profit":{"$ref":"Usd"},"openTime":{"$ref":"Timestamp"},"closeTime":{"$ref":"Timestamp"},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate1121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.orderNo === undefined) && (missing0 = "orderNo")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.marketId === undefined) && (missing0 = "marketId"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.periodSec === undefined) && (missing0 = "periodSec"))) || ((data.stake === undefined) && (missing0 = "stake"))) || ((data.payoutRatio === undefined) && (missing0 = "payoutRatio"))) || ((data.strikePrice === undefined) && (missing0 = "strikePrice"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))) || ((data.expectedReturn === undefined) && (missing0 = "expectedReturn"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.openTime === undefined) && (missing0 = "openTime"))) || ((data.history === undefined) && (missing0 = "history"))){
validate1121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.orderNo !== undefined){
const _errs1 = errors;
if(!(validate570(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
validate1121.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data1.length < 1){
validate1121.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1121.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate1121.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "UP") || (data3 === "DOWN"))){
validate1121.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema280.properties.direction.enum}}];
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
validate1121.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 86400 || isNaN(data4)){
validate1121.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1121.errors = [{instancePath:instancePath+"/periodSec",schemaPath:"#/properties/periodSec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate286(data.payoutRatio, {instancePath:instancePath+"/payoutRatio",parentData:data,parentDataProperty:"payoutRatio",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate259(data.strikePrice, {instancePath:instancePath+"/strikePrice",parentData:data,parentDataProperty:"strikePrice",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
if(!(validate146(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate259(data.settlePrice, {instancePath:instancePath+"/settlePrice",parentData:data,parentDataProperty:"settlePrice",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
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
validate1121.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data11 === "OPEN") || (data11 === "WON")) || (data11 === "LOST")) || (data11 === "TIED")) || (data11 === "VOID"))){
validate1121.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema280.properties.status.enum}}];
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
if(!(validate146(data.openTime, {instancePath:instancePath+"/openTime",parentData:data,parentDataProperty:"openTime",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.closeTime, {instancePath:instancePath+"/closeTime",parentData:data,parentDataProperty:"closeTime",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1121.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate501(data15[i0], {instancePath:instancePath+"/history/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
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
validate1121.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate1121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1121.errors = vErrors;
return errors === 0;
}


function validate1119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1119.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate1119.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema279.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1121(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1121.errors : vErrors.concat(validate1121.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1119.errors = vErrors;
return errors === 0;
}

const schema281 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10014","10015","10016","10017","10018","11006","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1138.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10014")) || (data0 === "10015")) || (data0 === "10016")) || (data0 === "10017")) || (data0 === "10018")) || (data0 === "11006")) || (data0 === "11018")) || (data0 === "11021"))){
validate1138.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema281.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1138.errors = vErrors;
return errors === 0;
}


function validate1118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1119(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1119.errors : vErrors.concat(validate1119.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1138(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1138.errors : vErrors.concat(validate1138.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
validate1118.errors = vErrors;
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
validate1118.errors = vErrors;
return errors === 0;
}

export const listOptionsOrder_200 = validate1145;
const schema282 = {"oneOf":[{"$ref":"ListOptionsOrderAnswer"},{"$ref":"ListOptionsOrderRefused"}]};
const schema283 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"OptionsOrderPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema284 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"OptionsOrder"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1148.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1121(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1121.errors : vErrors.concat(validate1121.errors);
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
validate1148.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1148.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1148.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1148.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1148.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1148.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1148.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1148.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1148.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate1146.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema283.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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

const schema285 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1154.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1154.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema285.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1154.errors = vErrors;
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
if(!(validate1154(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1154.errors : vErrors.concat(validate1154.errors);
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

export const getOptionsOrderById_200 = validate1160;
const schema286 = {"oneOf":[{"$ref":"GetOptionsOrderByIdAnswer"},{"$ref":"GetOptionsOrderByIdRefused"}]};
const schema287 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"OptionsOrder"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!(data0 === "200")){
validate1161.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema287.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1121(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1121.errors : vErrors.concat(validate1121.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
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

const schema288 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1167.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11020"))){
validate1167.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema288.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1167.errors = vErrors;
return errors === 0;
}


function validate1160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1161(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1161.errors : vErrors.concat(validate1161.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1167(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1167.errors : vErrors.concat(validate1167.errors);
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
validate1160.errors = vErrors;
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
validate1160.errors = vErrors;
return errors === 0;
}

export const myCredit_200 = validate1173;
const schema289 = {"oneOf":[{"$ref":"MyCreditAnswer"},{"$ref":"MyCreditRefused"}]};
const schema290 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"CreditLine"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema291 = {"type":"object","required":["creditLimit","used","available","terms","dailyRate","interestFreeDays","min","max","kycStatus"],"properties":{"creditLimit":{"$ref":"Usd"},"used":{"$ref":"Usd"},"available":{"$ref":"Usd"},"terms":{"type":"array","maxItems":20,"items":{"type":"integer","minimum":1,"maximum":3650}},"dailyRate":{"$ref":"Rate"},"interestFreeDays":{"type":"integer","minimum":0,"maximum":365},"min":{"$ref":"Usd"},"max":{"$ref":"Usd"},"kycStatus":{"$ref":"KycStatus"},"openLoanNo":{"$ref":"OrderNo"}}};

function validate1176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.creditLimit === undefined) && (missing0 = "creditLimit")) || ((data.used === undefined) && (missing0 = "used"))) || ((data.available === undefined) && (missing0 = "available"))) || ((data.terms === undefined) && (missing0 = "terms"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.interestFreeDays === undefined) && (missing0 = "interestFreeDays"))) || ((data.min === undefined) && (missing0 = "min"))) || ((data.max === undefined) && (missing0 = "max"))) || ((data.kycStatus === undefined) && (missing0 = "kycStatus"))){
validate1176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1176.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs6 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1176.errors = [{instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 > 3650 || isNaN(data4)){
validate1176.errors = [{instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1176.errors = [{instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1176.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate286(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate1176.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 365 || isNaN(data6)){
validate1176.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate1176.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate570(data.openLoanNo, {instancePath:instancePath+"/openLoanNo",parentData:data,parentDataProperty:"openLoanNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
validate1176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1176.errors = vErrors;
return errors === 0;
}


function validate1174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1174.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1174.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema290.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1176(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1176.errors : vErrors.concat(validate1176.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1174.errors = vErrors;
return errors === 0;
}

const schema292 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10018","11005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1189.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "10018")) || (data0 === "11005"))){
validate1189.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema292.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1189.errors = vErrors;
return errors === 0;
}


function validate1173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1174(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1174.errors : vErrors.concat(validate1174.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1189.errors : vErrors.concat(validate1189.errors);
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
validate1173.errors = vErrors;
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
validate1173.errors = vErrors;
return errors === 0;
}

export const loanQuote_200 = validate1195;
const schema293 = {"oneOf":[{"$ref":"LoanQuoteAnswer"},{"$ref":"LoanQuoteRefused"}]};
const schema294 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"LoanQuote"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema295 = {"type":"object","required":["amount","termDays","totalInterest","repaymentAmount","apr","nominalRate","repaymentDate","schedule","overdueTerms","agreementMarkdown","agreementVersion","quoteId","expiresAt"],"properties":{"amount":{"$ref":"Usd"},"termDays":{"type":"integer","minimum":1,"maximum":3650},"totalInterest":{"$ref":"Usd"},"repaymentAmount":{"$ref":"Usd"},"apr":{"type":"string","pattern":"^\\d{1,6}\\.\\d$"},"nominalRate":{"$ref":"Rate"},"repaymentDate":{"$ref":"Timestamp"},"schedule":{"type":"array","maxItems":120,"items":{"$ref":"LoanInstalment"}},"overdueTerms":{"$ref":"OverdueTerms"},"agreementMarkdown":{"type":"string","maxLength":100000},"agreementVersion":{"type":"string","minLength":1,"maxLength":64},"quoteId":{"$ref":"Id"},"expiresAt":{"$ref":"Timestamp"}}};
const schema296 = {"type":"object","required":["dueAt","principal","interest","total"],"properties":{"dueAt":{"$ref":"Timestamp"},"principal":{"$ref":"Usd"},"interest":{"$ref":"Usd"},"total":{"$ref":"Usd"}}};

function validate1204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.dueAt === undefined) && (missing0 = "dueAt")) || ((data.principal === undefined) && (missing0 = "principal"))) || ((data.interest === undefined) && (missing0 = "interest"))) || ((data.total === undefined) && (missing0 = "total"))){
validate1204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dueAt !== undefined){
const _errs1 = errors;
if(!(validate146(data.dueAt, {instancePath:instancePath+"/dueAt",parentData:data,parentDataProperty:"dueAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1204.errors = vErrors;
return errors === 0;
}

const schema297 = {"type":"object","required":["dailyRate","capRate","cap","exampleDays","exampleInterest"],"properties":{"dailyRate":{"$ref":"Rate"},"capRate":{"$ref":"Rate"},"cap":{"$ref":"Usd"},"exampleDays":{"type":"integer","minimum":1,"maximum":365},"exampleInterest":{"$ref":"Usd"}}};

function validate1210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.dailyRate === undefined) && (missing0 = "dailyRate")) || ((data.capRate === undefined) && (missing0 = "capRate"))) || ((data.cap === undefined) && (missing0 = "cap"))) || ((data.exampleDays === undefined) && (missing0 = "exampleDays"))) || ((data.exampleInterest === undefined) && (missing0 = "exampleInterest"))){
validate1210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.dailyRate !== undefined){
const _errs1 = errors;
if(!(validate286(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate286(data.capRate, {instancePath:instancePath+"/capRate",parentData:data,parentDataProperty:"capRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate1210.errors = [{instancePath:instancePath+"/exampleDays",schemaPath:"#/properties/exampleDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data3 == "number"){
if(data3 > 365 || isNaN(data3)){
validate1210.errors = [{instancePath:instancePath+"/exampleDays",schemaPath:"#/properties/exampleDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate1210.errors = [{instancePath:instancePath+"/exampleDays",schemaPath:"#/properties/exampleDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1210.errors = vErrors;
return errors === 0;
}

const pattern20 = new RegExp("^\\d{1,6}\\.\\d$", "u");

function validate1198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.amount === undefined) && (missing0 = "amount")) || ((data.termDays === undefined) && (missing0 = "termDays"))) || ((data.totalInterest === undefined) && (missing0 = "totalInterest"))) || ((data.repaymentAmount === undefined) && (missing0 = "repaymentAmount"))) || ((data.apr === undefined) && (missing0 = "apr"))) || ((data.nominalRate === undefined) && (missing0 = "nominalRate"))) || ((data.repaymentDate === undefined) && (missing0 = "repaymentDate"))) || ((data.schedule === undefined) && (missing0 = "schedule"))) || ((data.overdueTerms === undefined) && (missing0 = "overdueTerms"))) || ((data.agreementMarkdown === undefined) && (missing0 = "agreementMarkdown"))) || ((data.agreementVersion === undefined) && (missing0 = "agreementVersion"))) || ((data.quoteId === undefined) && (missing0 = "quoteId"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate1198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1198.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data1 == "number"){
if(data1 > 3650 || isNaN(data1)){
validate1198.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate1198.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1198.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}\\.\\d$"}}];
return false;
}
}
else {
validate1198.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate286(data.nominalRate, {instancePath:instancePath+"/nominalRate",parentData:data,parentDataProperty:"nominalRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate146(data.repaymentDate, {instancePath:instancePath+"/repaymentDate",parentData:data,parentDataProperty:"repaymentDate",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1198.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/maxItems",keyword:"maxItems",params:{limit: 120}}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate1204(data7[i0], {instancePath:instancePath+"/schedule/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1204.errors : vErrors.concat(validate1204.errors);
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
validate1198.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate1210(data.overdueTerms, {instancePath:instancePath+"/overdueTerms",parentData:data,parentDataProperty:"overdueTerms",rootData}))){
vErrors = vErrors === null ? validate1210.errors : vErrors.concat(validate1210.errors);
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
validate1198.errors = [{instancePath:instancePath+"/agreementMarkdown",schemaPath:"#/properties/agreementMarkdown/maxLength",keyword:"maxLength",params:{limit: 100000}}];
return false;
}
}
else {
validate1198.errors = [{instancePath:instancePath+"/agreementMarkdown",schemaPath:"#/properties/agreementMarkdown/type",keyword:"type",params:{type: "string"}}];
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
validate1198.errors = [{instancePath:instancePath+"/agreementVersion",schemaPath:"#/properties/agreementVersion/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(data11.length < 1){
validate1198.errors = [{instancePath:instancePath+"/agreementVersion",schemaPath:"#/properties/agreementVersion/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate1198.errors = [{instancePath:instancePath+"/agreementVersion",schemaPath:"#/properties/agreementVersion/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate146(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1198.errors = vErrors;
return errors === 0;
}


function validate1196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1196.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1196.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema294.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1198(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1198.errors : vErrors.concat(validate1198.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1196.errors = vErrors;
return errors === 0;
}

const schema298 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10013","10018","10023","11005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1222.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "401") || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10023")) || (data0 === "11005"))){
validate1222.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema298.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1222.errors = vErrors;
return errors === 0;
}


function validate1195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1196(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1196.errors : vErrors.concat(validate1196.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1222(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1222.errors : vErrors.concat(validate1222.errors);
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
validate1195.errors = vErrors;
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
validate1195.errors = vErrors;
return errors === 0;
}

export const loan_200 = validate1228;
const schema299 = {"oneOf":[{"$ref":"LoanAnswer"},{"$ref":"LoanRefused"},{"$ref":"PaymentLocked"}]};
const schema300 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20001"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema301 = {"type":"object","required":["loanNo","amount","termDays","dailyRate","interestFreeDays","totalInterest","repaymentAmount","apr","repaymentDate","agreementSignedAt","signatureId","status","accruedInterest","overdueInterest","outstanding","history"],"properties":{"loanNo":{"$ref":"OrderNo"},"amount":{"$ref":"Usd"},"termDays":{"type":"integer","minimum":1,"maximum":3650},"dailyRate":{"$ref":"Rate"},"interestFreeDays":{"type":"integer","minimum":0,"maximum":365},"totalInterest":{"$ref":"Usd"},"repaymentAmount":{"$ref":"Usd"},"apr":{"type":"string","pattern":"^\\d{1,6}\\.\\d$"},"repaymentDate":{"$ref":"Timestamp"},"agreementSignedAt":{"$ref":"Timestamp"},"signatureId":{"$ref":"Id"},"status":{"type":"string","enum":["PENDING_REVIEW","REPAYING","REPAID","OVERDUE","REJECTED"]},"reviewStartedAt":{"$ref":"Timestamp"},"disbursedAt":{"$ref":"Timestamp"},"accruedInterest":{"$ref":"Usd"},"overdueInterest":{"$ref":"Usd"},"outstanding":{"$ref":"Usd"},"repaidAt":{"$ref":"Timestamp"},"rejectReason":{"type":"string","maxLength":500},"history":{"type":"array","maxItems":100,"items":{"$ref":"StatusChange"}}}};

function validate1231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.loanNo === undefined) && (missing0 = "loanNo")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.termDays === undefined) && (missing0 = "termDays"))) || ((data.dailyRate === undefined) && (missing0 = "dailyRate"))) || ((data.interestFreeDays === undefined) && (missing0 = "interestFreeDays"))) || ((data.totalInterest === undefined) && (missing0 = "totalInterest"))) || ((data.repaymentAmount === undefined) && (missing0 = "repaymentAmount"))) || ((data.apr === undefined) && (missing0 = "apr"))) || ((data.repaymentDate === undefined) && (missing0 = "repaymentDate"))) || ((data.agreementSignedAt === undefined) && (missing0 = "agreementSignedAt"))) || ((data.signatureId === undefined) && (missing0 = "signatureId"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.accruedInterest === undefined) && (missing0 = "accruedInterest"))) || ((data.overdueInterest === undefined) && (missing0 = "overdueInterest"))) || ((data.outstanding === undefined) && (missing0 = "outstanding"))) || ((data.history === undefined) && (missing0 = "history"))){
validate1231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.loanNo !== undefined){
const _errs1 = errors;
if(!(validate570(data.loanNo, {instancePath:instancePath+"/loanNo",parentData:data,parentDataProperty:"loanNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
validate1231.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data2 == "number"){
if(data2 > 3650 || isNaN(data2)){
validate1231.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate1231.errors = [{instancePath:instancePath+"/termDays",schemaPath:"#/properties/termDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(!(validate286(data.dailyRate, {instancePath:instancePath+"/dailyRate",parentData:data,parentDataProperty:"dailyRate",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate1231.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 > 365 || isNaN(data4)){
validate1231.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate1231.errors = [{instancePath:instancePath+"/interestFreeDays",schemaPath:"#/properties/interestFreeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1231.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}\\.\\d$"}}];
return false;
}
}
else {
validate1231.errors = [{instancePath:instancePath+"/apr",schemaPath:"#/properties/apr/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate146(data.repaymentDate, {instancePath:instancePath+"/repaymentDate",parentData:data,parentDataProperty:"repaymentDate",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.agreementSignedAt, {instancePath:instancePath+"/agreementSignedAt",parentData:data,parentDataProperty:"agreementSignedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1231.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data11 === "PENDING_REVIEW") || (data11 === "REPAYING")) || (data11 === "REPAID")) || (data11 === "OVERDUE")) || (data11 === "REJECTED"))){
validate1231.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema301.properties.status.enum}}];
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
if(!(validate146(data.reviewStartedAt, {instancePath:instancePath+"/reviewStartedAt",parentData:data,parentDataProperty:"reviewStartedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.disbursedAt, {instancePath:instancePath+"/disbursedAt",parentData:data,parentDataProperty:"disbursedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate146(data.repaidAt, {instancePath:instancePath+"/repaidAt",parentData:data,parentDataProperty:"repaidAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1231.errors = [{instancePath:instancePath+"/rejectReason",schemaPath:"#/properties/rejectReason/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate1231.errors = [{instancePath:instancePath+"/rejectReason",schemaPath:"#/properties/rejectReason/type",keyword:"type",params:{type: "string"}}];
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
validate1231.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(!(validate501(data19[i0], {instancePath:instancePath+"/history/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
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
validate1231.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
validate1231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1231.errors = vErrors;
return errors === 0;
}


function validate1229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1229.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20001")){
validate1229.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema300.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1231(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1231.errors : vErrors.concat(validate1231.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1229.errors = vErrors;
return errors === 0;
}

const schema302 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10013","10018","10019","10022","10023","11005","11006","11016","11018","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1251.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10013")) || (data0 === "10018")) || (data0 === "10019")) || (data0 === "10022")) || (data0 === "10023")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11016")) || (data0 === "11018")) || (data0 === "11021"))){
validate1251.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema302.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1251.errors = vErrors;
return errors === 0;
}


function validate1228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1229(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1229.errors : vErrors.concat(validate1229.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1251(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1251.errors : vErrors.concat(validate1251.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
validate1228.errors = vErrors;
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
validate1228.errors = vErrors;
return errors === 0;
}

export const listLoanRecord_200 = validate1258;
const schema303 = {"oneOf":[{"$ref":"ListLoanRecordAnswer"},{"$ref":"ListLoanRecordRefused"}]};
const schema304 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"LoanPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema305 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Loan"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1261.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1231(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1231.errors : vErrors.concat(validate1231.errors);
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
validate1261.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1261.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1261.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1261.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1261.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1261.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1261.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1261.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1261.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate1261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1261.errors = vErrors;
return errors === 0;
}


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
if(!(data0 === "200")){
validate1259.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema304.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1261(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1261.errors : vErrors.concat(validate1261.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
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

const schema306 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1267.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1267.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema306.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1267.errors = vErrors;
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
if(!(validate1267(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1267.errors : vErrors.concat(validate1267.errors);
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

export const getLoanById_200 = validate1273;
const schema307 = {"oneOf":[{"$ref":"GetLoanByIdAnswer"},{"$ref":"GetLoanByIdRefused"}]};
const schema308 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1274.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1274.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema308.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1231(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1231.errors : vErrors.concat(validate1231.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1274.errors = vErrors;
return errors === 0;
}

const schema309 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11005","11020"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1280.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "11005")) || (data0 === "11020"))){
validate1280.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema309.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1280.errors = vErrors;
return errors === 0;
}


function validate1273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1274(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1274.errors : vErrors.concat(validate1274.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1280(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1280.errors : vErrors.concat(validate1280.errors);
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
validate1273.errors = vErrors;
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
validate1273.errors = vErrors;
return errors === 0;
}

export const repayLoan_200 = validate1286;
const schema310 = {"oneOf":[{"$ref":"RepayLoanAnswer"},{"$ref":"RepayLoanRefused"}]};
const schema311 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1287.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1287.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema311.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1231(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1231.errors : vErrors.concat(validate1231.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
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

const schema312 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10011","11005","11006","11017","11018","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

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
if(!((((((((data0 === "401") || (data0 === "10011")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11017")) || (data0 === "11018")) || (data0 === "11020")) || (data0 === "11021"))){
validate1293.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema312.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1293.errors = vErrors;
return errors === 0;
}


function validate1286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1287(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1287.errors : vErrors.concat(validate1287.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1293(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1293.errors : vErrors.concat(validate1293.errors);
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
validate1286.errors = vErrors;
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
validate1286.errors = vErrors;
return errors === 0;
}

export const withdrawLoan_200 = validate1299;
const schema313 = {"oneOf":[{"$ref":"WithdrawLoanAnswer"},{"$ref":"WithdrawLoanRefused"}]};
const schema314 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"$ref":"Loan"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1300.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1300.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema314.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1231(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1231.errors : vErrors.concat(validate1231.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1300.errors = vErrors;
return errors === 0;
}

const schema315 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10011","11005","11006","11017","11020","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1306.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1306.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "401") || (data0 === "10011")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11017")) || (data0 === "11020")) || (data0 === "11021"))){
validate1306.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema315.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1306.errors = vErrors;
return errors === 0;
}


function validate1299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1300(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1300.errors : vErrors.concat(validate1300.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1306(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1306.errors : vErrors.concat(validate1306.errors);
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
validate1299.errors = vErrors;
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
validate1299.errors = vErrors;
return errors === 0;
}

export const buyNft_200 = validate1312;
const schema316 = {"oneOf":[{"$ref":"BuyNftAnswer"},{"$ref":"BuyNftRefused"},{"$ref":"PaymentLocked"}]};
const schema317 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20004"]},"msg":{"$ref":"Message"},"result":{"$ref":"MyNft"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema318 = {"type":"object","required":["id","title","imageUrl","creator","chain","address","currentBid","minNextBid","endsAt","remainingTime","bidCount","cumulativeDonation","charity","status","myBid","leading"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string","maxLength":120},"imageUrl":{"type":"string","format":"uri-reference","maxLength":2048},"story":{"type":"string","maxLength":1000},"creator":{"type":"string","maxLength":120},"chain":{"type":"string","maxLength":64},"address":{"type":"string","maxLength":128},"currentBid":{"$ref":"Usd"},"minNextBid":{"$ref":"Usd"},"buyNowPrice":{"$ref":"Usd"},"endsAt":{"$ref":"Timestamp"},"remainingTime":{"type":"integer","minimum":0},"bidCount":{"type":"integer","minimum":0},"cumulativeDonation":{"$ref":"Usd"},"charity":{"$ref":"Charity"},"status":{"type":"string","enum":["DRAFT","LIVE","SOLD","ENDED","WITHDRAWN"]},"myBid":{"$ref":"Usd"},"leading":{"type":"boolean"},"orderNo":{"$ref":"OrderNo"},"bidAt":{"$ref":"Timestamp"},"receiveAddress":{"type":"string","maxLength":1024}}};

function validate1315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.imageUrl === undefined) && (missing0 = "imageUrl"))) || ((data.creator === undefined) && (missing0 = "creator"))) || ((data.chain === undefined) && (missing0 = "chain"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.currentBid === undefined) && (missing0 = "currentBid"))) || ((data.minNextBid === undefined) && (missing0 = "minNextBid"))) || ((data.endsAt === undefined) && (missing0 = "endsAt"))) || ((data.remainingTime === undefined) && (missing0 = "remainingTime"))) || ((data.bidCount === undefined) && (missing0 = "bidCount"))) || ((data.cumulativeDonation === undefined) && (missing0 = "cumulativeDonation"))) || ((data.charity === undefined) && (missing0 = "charity"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.myBid === undefined) && (missing0 = "myBid"))) || ((data.leading === undefined) && (missing0 = "leading"))){
validate1315.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1315.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate1315.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate1315.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data2))){
validate1315.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate1315.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/type",keyword:"type",params:{type: "string"}}];
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
validate1315.errors = [{instancePath:instancePath+"/story",schemaPath:"#/properties/story/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate1315.errors = [{instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "string"}}];
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
validate1315.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate1315.errors = [{instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/type",keyword:"type",params:{type: "string"}}];
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
validate1315.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1315.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "string"}}];
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
validate1315.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
}
else {
validate1315.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate146(data.endsAt, {instancePath:instancePath+"/endsAt",parentData:data,parentDataProperty:"endsAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1315.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate1315.errors = [{instancePath:instancePath+"/remainingTime",schemaPath:"#/properties/remainingTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1315.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate1315.errors = [{instancePath:instancePath+"/bidCount",schemaPath:"#/properties/bidCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate396(data.charity, {instancePath:instancePath+"/charity",parentData:data,parentDataProperty:"charity",rootData}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
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
validate1315.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data15 === "DRAFT") || (data15 === "LIVE")) || (data15 === "SOLD")) || (data15 === "ENDED")) || (data15 === "WITHDRAWN"))){
validate1315.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema318.properties.status.enum}}];
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
validate1315.errors = [{instancePath:instancePath+"/leading",schemaPath:"#/properties/leading/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate570(data.orderNo, {instancePath:instancePath+"/orderNo",parentData:data,parentDataProperty:"orderNo",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
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
if(!(validate146(data.bidAt, {instancePath:instancePath+"/bidAt",parentData:data,parentDataProperty:"bidAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1315.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/maxLength",keyword:"maxLength",params:{limit: 1024}}];
return false;
}
}
else {
validate1315.errors = [{instancePath:instancePath+"/receiveAddress",schemaPath:"#/properties/receiveAddress/type",keyword:"type",params:{type: "string"}}];
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
validate1315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1315.errors = vErrors;
return errors === 0;
}


function validate1313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1313.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1313.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20004")){
validate1313.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema317.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1315(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1315.errors : vErrors.concat(validate1315.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1313.errors = vErrors;
return errors === 0;
}

const schema319 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10008","10011","10016","10020","10021","11005","11006","11021"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1330.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((data0 === "401") || (data0 === "10008")) || (data0 === "10011")) || (data0 === "10016")) || (data0 === "10020")) || (data0 === "10021")) || (data0 === "11005")) || (data0 === "11006")) || (data0 === "11021"))){
validate1330.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema319.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1330.errors = vErrors;
return errors === 0;
}


function validate1312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1313(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1313.errors : vErrors.concat(validate1313.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1330(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1330.errors : vErrors.concat(validate1330.errors);
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
if(!(validate648(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
validate1312.errors = vErrors;
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
validate1312.errors = vErrors;
return errors === 0;
}

export const listMyNft_200 = validate1337;
const schema320 = {"oneOf":[{"$ref":"ListMyNftAnswer"},{"$ref":"ListMyNftRefused"}]};
const schema321 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"MyNftPage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema322 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"MyNft"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};

function validate1340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1340.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1315(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1315.errors : vErrors.concat(validate1315.errors);
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
validate1340.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1340.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1340.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1340.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1340.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1340.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1340.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1340.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1340.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate1340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1340.errors = vErrors;
return errors === 0;
}


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
if(!(data0 === "200")){
validate1338.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema321.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1340(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1340.errors : vErrors.concat(validate1340.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
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

const schema323 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1346.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1346.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1346.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema323.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1346.errors = vErrors;
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
if(!(validate1346(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1346.errors : vErrors.concat(validate1346.errors);
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

export const listWatch_200 = validate1352;
const schema324 = {"oneOf":[{"$ref":"ListWatchAnswer"},{"$ref":"ListWatchRefused"}]};
const schema325 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"type":"array","maxItems":100,"items":{"$ref":"MarketItem"}},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1353.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1353.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1353.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema325.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate1353.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate255(data2[i0], {instancePath:instancePath+"/result/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
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
validate1353.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "array"}}];
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
validate1353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1353.errors = vErrors;
return errors === 0;
}

const schema326 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1359(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1359.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1359.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1359.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema326.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1359.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1359.errors = vErrors;
return errors === 0;
}


function validate1352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1353(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1353.errors : vErrors.concat(validate1353.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1359(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1359.errors : vErrors.concat(validate1359.errors);
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
validate1352.errors = vErrors;
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
validate1352.errors = vErrors;
return errors === 0;
}

export const addWatch_200 = validate1365;
const schema327 = {"oneOf":[{"$ref":"AddWatchAnswer"},{"$ref":"AddWatchRefused"}]};
const schema328 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1366.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1366.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1366.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema328.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1366.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate1366.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1366.errors = vErrors;
return errors === 0;
}

const schema329 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10015","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1371.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1371.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "401") || (data0 === "10015")) || (data0 === "11006"))){
validate1371.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema329.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1371.errors = vErrors;
return errors === 0;
}


function validate1365(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1366(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1366.errors : vErrors.concat(validate1366.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1371(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1371.errors : vErrors.concat(validate1371.errors);
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
validate1365.errors = vErrors;
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
validate1365.errors = vErrors;
return errors === 0;
}

export const removeWatch_200 = validate1377;
const schema330 = {"oneOf":[{"$ref":"RemoveWatchAnswer"},{"$ref":"RemoveWatchRefused"}]};
const schema331 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["20005"]},"msg":{"$ref":"Message"},"result":{"type":"null"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1378(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1378.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "20005")){
validate1378.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema331.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1378.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "null"}}];
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
validate1378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1378.errors = vErrors;
return errors === 0;
}

const schema332 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","11006"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1383.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "11006"))){
validate1383.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema332.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1383.errors = vErrors;
return errors === 0;
}


function validate1377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1378(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1378.errors : vErrors.concat(validate1378.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1383(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1383.errors : vErrors.concat(validate1383.errors);
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
validate1377.errors = vErrors;
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
validate1377.errors = vErrors;
return errors === 0;
}

export const inviteSummary_200 = validate1389;
const schema333 = {"oneOf":[{"$ref":"InviteSummaryAnswer"},{"$ref":"InviteSummaryRefused"}]};
const schema334 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"InviteSummary"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema335 = {"type":"object","required":["code","link","invited","funded","traded","rewarded","pending","totalReward","rules"],"properties":{"code":{"type":"string","pattern":"^[A-Z0-9]{6,8}$"},"link":{"type":"string","format":"uri-reference","maxLength":2048},"invited":{"type":"integer","minimum":0},"funded":{"type":"integer","minimum":0},"traded":{"type":"integer","minimum":0},"rewarded":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"totalReward":{"$ref":"Usd"},"rules":{"$ref":"InviteRules"}}};
const schema336 = {"type":"object","required":["reward","capPerYear","minimumDeposit"],"properties":{"reward":{"$ref":"Usd"},"capPerYear":{"type":"integer","minimum":0},"minimumDeposit":{"$ref":"Usd"}}};

function validate1394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reward === undefined) && (missing0 = "reward")) || ((data.capPerYear === undefined) && (missing0 = "capPerYear"))) || ((data.minimumDeposit === undefined) && (missing0 = "minimumDeposit"))){
validate1394.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1394.errors = [{instancePath:instancePath+"/capPerYear",schemaPath:"#/properties/capPerYear/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate1394.errors = [{instancePath:instancePath+"/capPerYear",schemaPath:"#/properties/capPerYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1394.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1394.errors = vErrors;
return errors === 0;
}


function validate1392(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.code === undefined) && (missing0 = "code")) || ((data.link === undefined) && (missing0 = "link"))) || ((data.invited === undefined) && (missing0 = "invited"))) || ((data.funded === undefined) && (missing0 = "funded"))) || ((data.traded === undefined) && (missing0 = "traded"))) || ((data.rewarded === undefined) && (missing0 = "rewarded"))) || ((data.pending === undefined) && (missing0 = "pending"))) || ((data.totalReward === undefined) && (missing0 = "totalReward"))) || ((data.rules === undefined) && (missing0 = "rules"))){
validate1392.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate1392.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6,8}$"}}];
return false;
}
}
else {
validate1392.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate1392.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!(formats4.test(data1))){
validate1392.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate1392.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"}}];
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
validate1392.errors = [{instancePath:instancePath+"/invited",schemaPath:"#/properties/invited/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1392.errors = [{instancePath:instancePath+"/invited",schemaPath:"#/properties/invited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1392.errors = [{instancePath:instancePath+"/funded",schemaPath:"#/properties/funded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate1392.errors = [{instancePath:instancePath+"/funded",schemaPath:"#/properties/funded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1392.errors = [{instancePath:instancePath+"/traded",schemaPath:"#/properties/traded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate1392.errors = [{instancePath:instancePath+"/traded",schemaPath:"#/properties/traded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1392.errors = [{instancePath:instancePath+"/rewarded",schemaPath:"#/properties/rewarded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate1392.errors = [{instancePath:instancePath+"/rewarded",schemaPath:"#/properties/rewarded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1392.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate1392.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate1394(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate1394.errors : vErrors.concat(validate1394.errors);
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
validate1392.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1392.errors = vErrors;
return errors === 0;
}


function validate1390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1390.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1390.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1390.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema334.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1392(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1392.errors : vErrors.concat(validate1392.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1390.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1390.errors = vErrors;
return errors === 0;
}

const schema337 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401","10018"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1402(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1402.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1402.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "401") || (data0 === "10018"))){
validate1402.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema337.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1402.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1402.errors = vErrors;
return errors === 0;
}


function validate1389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1390(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1390.errors : vErrors.concat(validate1390.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1402(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1402.errors : vErrors.concat(validate1402.errors);
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
validate1389.errors = vErrors;
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
validate1389.errors = vErrors;
return errors === 0;
}

export const listInvite_200 = validate1408;
const schema338 = {"oneOf":[{"$ref":"ListInviteAnswer"},{"$ref":"ListInviteRefused"}]};
const schema339 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["200"]},"msg":{"$ref":"Message"},"result":{"$ref":"InvitePage"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};
const schema340 = {"type":"object","required":["list","total","pageNum","pageSize","hasNext"],"properties":{"list":{"type":"array","maxItems":100,"items":{"$ref":"Invite"}},"total":{"type":"integer","minimum":0},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1,"maximum":100},"hasNext":{"type":"boolean"}}};
const schema341 = {"type":"object","required":["id","maskedName","stage","joinedAt","reward"],"properties":{"id":{"$ref":"Id"},"maskedName":{"type":"string","maxLength":64},"stage":{"type":"string","enum":["REGISTERED","FUNDED","TRADED"]},"joinedAt":{"$ref":"Timestamp"},"reward":{"$ref":"Usd"}}};

function validate1412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.maskedName === undefined) && (missing0 = "maskedName"))) || ((data.stage === undefined) && (missing0 = "stage"))) || ((data.joinedAt === undefined) && (missing0 = "joinedAt"))) || ((data.reward === undefined) && (missing0 = "reward"))){
validate1412.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1412.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate1412.errors = [{instancePath:instancePath+"/maskedName",schemaPath:"#/properties/maskedName/type",keyword:"type",params:{type: "string"}}];
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
validate1412.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "REGISTERED") || (data2 === "FUNDED")) || (data2 === "TRADED"))){
validate1412.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema341.properties.stage.enum}}];
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
if(!(validate146(data.joinedAt, {instancePath:instancePath+"/joinedAt",parentData:data,parentDataProperty:"joinedAt",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate1412.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1412.errors = vErrors;
return errors === 0;
}


function validate1411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.hasNext === undefined) && (missing0 = "hasNext"))){
validate1411.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.list !== undefined){
let data0 = data.list;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate1411.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate1412(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1412.errors : vErrors.concat(validate1412.errors);
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
validate1411.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
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
validate1411.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1411.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1411.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate1411.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1411.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate1411.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1411.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1411.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"}}];
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
validate1411.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1411.errors = vErrors;
return errors === 0;
}


function validate1409(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1409.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1409.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "200")){
validate1409.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema339.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate1411(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate1411.errors : vErrors.concat(validate1411.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
const _errs5 = errors;
if(!(validate27(data.traceId, {instancePath:instancePath+"/traceId",parentData:data,parentDataProperty:"traceId",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
const _errs6 = errors;
if(!(validate29(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1409.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1409.errors = vErrors;
return errors === 0;
}

const schema342 = {"type":"object","required":["code","msg","result","traceId","serverTime"],"properties":{"code":{"type":"string","enum":["401"]},"msg":{"$ref":"Message"},"result":{"$ref":"Nothing"},"traceId":{"$ref":"TraceId"},"serverTime":{"$ref":"ServerTime"}}};

function validate1421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.traceId === undefined) && (missing0 = "traceId"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))){
validate1421.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate1421.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "401")){
validate1421.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema342.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs3 = errors;
if(!(validate23(data.msg, {instancePath:instancePath+"/msg",parentData:data,parentDataProperty:"msg",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate1421.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1421.errors = vErrors;
return errors === 0;
}


function validate1408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate1409(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1409.errors : vErrors.concat(validate1409.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate1421(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1421.errors : vErrors.concat(validate1421.errors);
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
validate1408.errors = vErrors;
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
validate1408.errors = vErrors;
return errors === 0;
}
