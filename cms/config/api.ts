export default {
  // Five hundred names make the list of ten thousand pages twenty questions long; whole pages are fewer (few-whole.ts).
  rest: { defaultLimit: 25, maxLimit: 500, withCount: true, strictParams: true },
  documents: { strictParams: true },
}
