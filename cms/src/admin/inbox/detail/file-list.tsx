import * as React from 'react'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { download } from '../api/download'
import type { Problem } from '../api/problem'
import type { StoredFile } from '../api/types'
import { formatSize } from '../text/format-quantities'
import { Panel } from '../ui/panel'
import { Line } from '../ui/plain-text'
import { ProblemNotice } from '../ui/problem-notice'
import { Warning } from '../ui/warning'

interface Props {
  readonly submission: string
  readonly files: readonly StoredFile[]
  readonly mayDownload: boolean
}

/** Files are downloaded, never shown: opening them is up to the person, and to what the remarks say about them. */
export function FileList({ submission, files, mayDownload }: Props) {
  const [problem, setProblem] = React.useState<Problem | null>(null)
  const [busy, setBusy] = React.useState<string | null>(null)
  if (files.length === 0) return null

  async function fetchFile({ field, name }: StoredFile) {
    setBusy(field)
    setProblem(await download('file', { id: submission, field }, name))
    setBusy(null)
  }

  return (
    <Panel title="Files">
      {problem !== null && <ProblemNotice problem={problem} />}
      <Box tag="ul">
        {files.map((file) => (
          <Flex
            key={file.field}
            tag="li"
            gap={4}
            paddingBottom={2}
            justifyContent="space-between"
            wrap="wrap"
          >
            <Box>
              <Typography tag="p" textColor="neutral800">
                <Line text={file.name} />
              </Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                {file.label} · {formatSize(file.size)}
              </Typography>
              {file.remarks.map((remark) => (
                <Warning key={remark} text={remark} />
              ))}
              {!file.readable && (
                <Typography tag="p" variant="pi" textColor="danger700">
                  This file cannot be decrypted: its key is missing.
                </Typography>
              )}
            </Box>
            {mayDownload && file.readable && (
              <Button
                size="S"
                variant="secondary"
                aria-label={`Download: ${file.label}`}
                loading={busy === file.field}
                onClick={() => void fetchFile(file)}
              >
                Download
              </Button>
            )}
          </Flex>
        ))}
      </Box>
    </Panel>
  )
}
