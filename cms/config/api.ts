export default {
  // With 500 entries the list of 10,000 pages takes 20 requests. Populated entries:
  // middlewares/cap-populated-page-size.ts.
  rest: { defaultLimit: 25, maxLimit: 500, withCount: true, strictParams: true },
  documents: { strictParams: true },
}
