export { AlertDialog as default } from '@oshimado/ui/alert-dialog';
