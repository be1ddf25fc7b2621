/** What the backend reads of a request; every Request is one. Names of headers are asked for in small letters. */
export interface BackendRequest extends Pick<Request, 'url' | 'method' | 'body' | 'arrayBuffer'> {
  readonly headers: Pick<Headers, 'get' | 'has'>
}
