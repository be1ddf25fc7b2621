import { Gauge, type Registry } from 'prom-client'

/** How the values of several processes become one. */
export type Aggregator = 'sum' | 'max' | 'min'

type Read<T> = () => T | Promise<T>

/** Functions that register gauges, which are read at each scrape. */
export function createGauges(registers: Registry[]) {
  return {
    /** A gauge with one value; undefined: currently unknown. */
    gauge: (name: string, help: string, read: Read<number | undefined>, aggregator: Aggregator = 'sum') =>
      new Gauge({
        name,
        help,
        registers,
        aggregator,
        async collect() {
          this.set((await read()) ?? Number.NaN)
        },
      }),
    /** A gauge with one value per label. */
    labeledGauge: (name: string, help: string, label: string, read: Read<Readonly<Record<string, number>>>) =>
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          for (const [key, value] of Object.entries(await read())) this.set({ [label]: key }, value)
        },
      }),
  }
}
