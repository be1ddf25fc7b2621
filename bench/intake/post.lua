-- Posts one body after another, each with a number of its own, and writes down what was acknowledged.
-- args: the body with @@ where the number stands; a word that makes numbers differ from those of other runs; the file
-- for the references of all answers with status 201, one a line.
local here = debug.getinfo(1, 'S').source:match('^@(.*)intake/')
dofile(here .. 'running/report.lua')

local before, after, word, acknowledged
local number = 0

function init(args)
  before, after = args[1]:match('^(.-)@@(.*)$')
  word = args[2]
  acknowledged = io.open(args[3], 'w')
end

function request()
  number = number + 1
  local own = word .. number
  wrk.headers['idempotency-key'] = own
  return wrk.format('POST', nil, nil, before .. own .. after)
end

function response(status, headers, body)
  if status == 201 then
    acknowledged:write(body:match('"reference":"([^"]*)"') or '', '\n')
  end
end
