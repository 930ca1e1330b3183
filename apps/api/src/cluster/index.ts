export { connectCluster, type Cluster } from './cluster';
