-- Posts one body after another, each with a number of its own.
-- args: the body with @@ where the number stands; a word that makes numbers differ from those of other runs.
local here = debug.getinfo(1, 'S').source:match('^@(.*)intake/')
dofile(here .. 'running/report.lua')

local before, after, word
local number = 0

function init(args)
  before, after = args[1]:match('^(.-)@@(.*)$')
  word = args[2]
end

function request()
  number = number + 1
  local own = word .. number
  wrk.headers['idempotency-key'] = own
  return wrk.format('POST', nil, nil, before .. own .. after)
end
