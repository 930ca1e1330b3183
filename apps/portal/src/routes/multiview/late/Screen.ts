export { MultiviewScreen as default } from '@oshimado/widgets/multiview-screen';
