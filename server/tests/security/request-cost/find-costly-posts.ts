import { hostilePosts, SIZES, warmUpPosts } from './hostile-posts.ts'
import type { HostilePost, PostRoute, PostType } from './hostile-posts.ts'
import { openMeasuredSite } from './open-measured-site.ts'

const MAX_BLOCK_MS = 50
const MAX_HEAP_MEGABYTES = 16
/** Measured again, since garbage of earlier posts may be collected meanwhile. */
const ATTEMPTS = 3

/** Sends all posts of a route to one process and returns those that cost too much or got no response. */
export async function findCostlyPosts(
  route: PostRoute,
  types: readonly PostType[],
  isIncluded: (post: HostilePost) => boolean = () => true,
  sizes = SIZES,
): Promise<object[]> {
  const site = await openMeasuredSite(types.flatMap((type) => warmUpPosts(route, type)))
  const posts = types.flatMap((type) => hostilePosts(route, type, sizes)).filter(isIncluded)
  const costly: object[] = []
  for (const post of posts) {
    let cost = await site.measure(post)
    for (let attempt = 1; attempt < ATTEMPTS && !isCheap(cost); attempt++) cost = await site.measure(post)
    const isAnswered = cost.status < 500 || cost.status === 503
    if (!isCheap(cost) || !isAnswered) costly.push({ post: post.name, ...cost })
  }
  return costly
}

function isCheap({ blockMs, heapMegabytes }: { readonly blockMs: number; readonly heapMegabytes: number }) {
  return blockMs <= MAX_BLOCK_MS && heapMegabytes <= MAX_HEAP_MEGABYTES
}
