export { useOpenScriptUpload } from './use-open-script-upload';
