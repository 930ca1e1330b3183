export { QuickEditor, type QuickEditorProps } from './QuickEditor';
