export { MultiviewScreen as default } from '@oshimado/widgets/internal/features/multiview/screen';
