-- Sends the same body repeatedly, each time with a unique text and Idempotency-Key, and records what was acknowledged.
-- args: the body, with @@ for the unique text; a prefix that makes it unique across runs; the file for the references of
-- all responses with status 201, one per line.
local here = debug.getinfo(1, 'S').source:match('^@(.*)intake/')
dofile(here .. 'processes/report.lua')

local before, after, prefix, acknowledged
local number = 0

function init(args)
  before, after = args[1]:match('^(.-)@@(.*)$')
  prefix = args[2]
  acknowledged = io.open(args[3], 'w')
end

function request()
  number = number + 1
  local own = prefix .. number
  wrk.headers['idempotency-key'] = own
  return wrk.format('POST', nil, nil, before .. own .. after)
end

function response(status, headers, body)
  if status == 201 then
    acknowledged:write(body:match('"reference":"([^"]*)"') or '', '\n')
  end
end
