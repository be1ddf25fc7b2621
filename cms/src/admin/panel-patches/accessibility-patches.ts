import { ADMIN, DESIGN_SYSTEM, EDIT_VIEW } from './panel-files'
import type { PanelPatch } from './panel-patch'

const MEDIA_INPUT = '@strapi/upload/dist/admin/components/MediaLibraryInput'

/** Faults that screen readers meet, and axe reports, in what editors use every day. */
export const ACCESSIBILITY_PATCHES: readonly PanelPatch[] = [
  // The panels beside a form have no name: it refers to an element that does not exist.
  {
    file: `${EDIT_VIEW}/Panels.mjs`,
    from: '"aria-labelledby": "additional-information"',
    to: '"aria-label": typeof title === "string" ? title : undefined',
  },
  // Blocks and list entries are headings of the third level, directly below that of the page.
  {
    file: DESIGN_SYSTEM,
    from: 'r(ea, { $variant: e, ref: n, ...t })',
    to: 'r(ea, { $variant: e, ref: n, "aria-level": 2, ...t })',
  },
  // A group cannot be selected.
  {
    file: `${MEDIA_INPUT}/Carousel/CarouselAssets.mjs`,
    from: /"aria-selected": currentAsset\.id === asset\.id,\s*/,
    to: '',
  },
  // The order of a column is a property of its heading, not of a cell.
  {
    file: `${ADMIN}/components/Table.mjs`,
    from: '"aria-sort": isSorted',
    to: 'role: "columnheader", "aria-sort": isSorted',
  },
  // Where a table is wider than its place, the keyboard could not scroll it.
  {
    file: DESIGN_SYSTEM,
    from: 'r(Rc, { ref: o, onScroll: l,',
    to: 'r(Rc, { ref: o, onScroll: l, ...(a && { tabIndex: 0, role: "group", "aria-label": "Table" }),',
  },
  // It looked for that only once, before there were rows with their texts.
  {
    file: DESIGN_SYSTEM,
    from: /o\.current\.scrollWidth > o\.current\.clientWidth && i\("right"\);\s*\}, \[\]\)/,
    to: `const sizes = new ResizeObserver(() => {
      const box = o.current;
      if (box) i((shadow) => box.scrollWidth > box.clientWidth ? shadow ?? "right" : undefined);
    });
    for (const part of [o.current, o.current.firstElementChild]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [])`,
  },
  // Each image of the media library is an article, which cannot be an item of a list.
  {
    file: '@strapi/upload/dist/admin/future/pages/Assets/components/AssetsGrid.mjs',
    from: /(?<=jsxs\(StyledCard, \{\s*)ref: setNodeRef,/,
    to: 'ref: setNodeRef, tag: "div",',
  },
  // A page has one main part.
  { file: `${ADMIN}/components/WidgetRoot.mjs`, from: 'tag: "main"', to: 'tag: "div"' },
  // The input behind "File upload" has no name.
  {
    file: '@strapi/upload/dist/admin/future/pages/Assets/AssetsPage.mjs',
    from: /type: "file",(?=\s*ref: fileInputRef,)/,
    to: 'type: "file", "aria-label": "Upload files",',
  },
]
