/** What the backend reads of a request; every Request is one. */
export type BackendRequest = Pick<Request, 'url' | 'method' | 'headers' | 'body' | 'arrayBuffer'>
