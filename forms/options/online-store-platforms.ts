import type { Option } from '../engine/form-definition.ts'

/** Specification §9. */
export const ONLINE_STORE_PLATFORMS: readonly Option[] = [
  { value: 'woocommerce', label: 'WooCommerce' },
  { value: 'prestashop', label: 'PrestaShop' },
]
