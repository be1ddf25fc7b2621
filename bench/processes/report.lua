-- Prints the results of wrk as one line of JSON; times in milliseconds.
function done(summary, latency, requests)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    'figures {"perSecond":%.2f,"p50":%.4f,"p95":%.4f,"p99":%.4f,"requests":%d,"failures":%d}\n',
    math.max(0, summary.requests - failures) / (summary.duration / 1e6),
    latency:percentile(50) / 1e3,
    latency:percentile(95) / 1e3,
    latency:percentile(99) / 1e3,
    summary.requests,
    failures
  ))
end
