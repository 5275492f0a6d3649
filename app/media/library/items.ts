import type { FileKind } from "./file-types";

/** A person as a list names them; null for somebody who is no member any more. */
export type PersonName = { id: string; name: string } | null;
export type RightName = "view" | "upload" | "edit" | "manage";
export type Sharing = "none" | "people" | "link";

/** A folder as lists and panels show it. Instants in epoch milliseconds. */
export type FolderItem = {
	id: string;
	guid: string;
	name: string;
	owner: PersonName;
	/** In the organisation's own tree. */
	isTeam: boolean;
	sharing: Sharing;
	isFavourite: boolean;
	right: RightName;
	updatedAt: number;
};

/** A file as lists and panels show it. */
export type FileItem = {
	id: string;
	guid: string;
	name: string;
	extension: string;
	kind: FileKind;
	type: string;
	size: number;
	/** "" at a root. */
	folder: string;
	isTeam: boolean;
	isPrivate: boolean;
	sharing: Sharing;
	isFavourite: boolean;
	tags: string[];
	owner: PersonName;
	uploader: PersonName;
	senderName: string | null;
	version: number;
	width: number | null;
	height: number | null;
	/** Where its bytes are, and a small picture of it. */
	url: string;
	thumbnail: string | null;
	right: RightName;
	updatedAt: number;
	createdAt: number;
};

export type Crumb = { id: string; name: string };
