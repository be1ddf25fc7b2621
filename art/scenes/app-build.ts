import { PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { codeLines } from '../components/code-lines.ts'
import { codeWindow } from '../components/code-window.ts'
import { flyingCoin } from '../components/coin.ts'
import { notification } from '../components/panel.ts'
import { phone } from '../components/phone.ts'
import { homeScreen } from '../components/screens/home-screen.ts'
import { transformed } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** The wallet on a phone, in front of its program, which has passed its tests. */
export const appBuild = scene(
  'app-build',
  beam(322, 246, 620, 140, PINK[300]),
  beam(322, 412, 540, 34, TEAL[500]),
  codeWindow(52, 104, 400, 330, 'Wallet.kt', program()),
  phone(homeScreen(), { x: 478, y: 284, scale: 0.92, rotation: 6 }),
  transformed(
    26,
    374,
    1.3,
    0,
    notification(
      { icon: 'check', fill: TEAL[600], ink: WHITE, title: 'Build passed', line: 'All tests are green' },
      0,
      0,
      226,
    ),
  ),
  animateReturn([90, -29], flyingCoin(150, 486, 26, 0.7, 12)),
)

function program() {
  return codeLines(
    ['k6 f9 t3', '  k5 t8 s7', '  f9 t4', '    t6 f8', '    s9 t4', '    k4 f6', '  k6 t7'],
    30,
    30,
    9,
    13,
  )
}
