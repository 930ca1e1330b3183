export { Dialog, DialogClose, type DialogCloseProps, type DialogProps } from './Dialog';
export { FormDialog, type FormDialogProps } from './FormDialog';
