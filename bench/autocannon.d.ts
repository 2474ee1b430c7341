declare module 'autocannon' {
  interface Client {
    setRequests(requests: { path: string }[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    setupClient(client: Client): void;
  }
  export default function autocannon(options: Options): Promise<unknown>;
}
