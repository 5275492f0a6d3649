import type { showYours } from "../../show-library.server";

/** What the panel beside the list shows: of a file, or of a folder. */
export type Panel = NonNullable<Awaited<ReturnType<typeof showYours>>["panel"]>;
export type FilePanelData = Extract<Panel, { kind: "file" }>;
export type FolderPanelData = Extract<Panel, { kind: "folder" }>;
export type Sharing = NonNullable<Panel["sharing"]>;
export type Managed = NonNullable<Sharing["managed"]>;
export type ShareLine = Managed["shares"][number];
export type LinkTerms = Managed["links"];
/** The file or folder that a form is about, as its fields name it. */
export type Subject = { file: string } | { folder: string };
