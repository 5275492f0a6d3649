import { newGuid } from "./ids";
import type { Tools } from "./request-context.server";

/** R2 lists and removes at most this many objects at once. */
const MANY = 1000;

/** Where a tenant's files lie. */
const prefixOf = (tenantId: string) => `t/${tenantId}/`;

/** A tenant's files in R2. Every key begins with the tenant and is made here; one from elsewhere is not there. */
export function mediaOf(context: Pick<Tools, "env">, tenantId: string) {
	const bucket = context.env.MEDIA;
	const prefix = prefixOf(tenantId);
	return {
		/** Stores a file and gives its key. */
		async add(bytes: ArrayBuffer, contentType: string): Promise<string> {
			const key = `${prefix}${newGuid()}`;
			await bucket.put(key, bytes, { httpMetadata: { contentType } });
			return key;
		},
		/** A key that no file has yet, for a row that stands before its file. */
		newKey: () => `${prefix}${newGuid()}`,
		/** Stores a file under a key of `newKey`. */
		async put(key: string, bytes: ArrayBuffer | ArrayBufferView | ReadableStream, contentType: string): Promise<void> {
			if (key.startsWith(prefix)) await bucket.put(key, bytes, { httpMetadata: { contentType } });
		},
		/** Begins a file that comes in parts; gives the id by which they are added. */
		async begin(key: string, contentType: string): Promise<string> {
			return (await bucket.createMultipartUpload(key, { httpMetadata: { contentType } })).uploadId;
		},
		/** Stores one part and gives what `complete` needs of it. */
		async putPart(
			key: string,
			uploadId: string,
			number: number,
			bytes: ReadableStream | ArrayBufferView,
		): Promise<string> {
			return (await bucket.resumeMultipartUpload(key, uploadId).uploadPart(number, bytes as ReadableStream)).etag;
		},
		/** Makes the file of its parts. One that is whole already stays so. */
		async complete(key: string, uploadId: string, parts: { partNumber: number; etag: string }[]): Promise<void> {
			try {
				await bucket.resumeMultipartUpload(key, uploadId).complete(parts);
			} catch (error) {
				if (!(await bucket.head(key))) throw error;
			}
		},
		/** Gives up a file that comes in parts; one that is unknown is given up already. */
		async abort(key: string, uploadId: string): Promise<void> {
			await bucket
				.resumeMultipartUpload(key, uploadId)
				.abort()
				.catch(() => undefined);
		},
		/** The size of a file, or null where there is none. */
		async sizeOf(key: string): Promise<number | null> {
			return (key.startsWith(prefix) ? await bucket.head(key) : null)?.size ?? null;
		},
		/** The first bytes of a file, or some from a place on. */
		async readStart(key: string, length: number, offset = 0): Promise<Uint8Array> {
			const found = key.startsWith(prefix) ? await bucket.get(key, { range: { offset, length } }) : null;
			return found ? new Uint8Array(await found.arrayBuffer()) : new Uint8Array();
		},
		/** Keys from one on, in order, with sizes and the time they were stored; `next` goes on. */
		async list(startAfter: string | undefined, limit: number) {
			const { objects, truncated } = await bucket.list({ prefix, startAfter, limit });
			const items = objects.map(({ key, size, uploaded }) => ({ key, size, at: uploaded.getTime() }));
			return { items, next: truncated ? (items.at(-1)?.key ?? null) : null };
		},
		/** A file or a part of it, only its head where the browser has it already; null where there is none. */
		async readAs(
			key: string,
			onlyIf: Headers,
			range: { from: number; to: number } | null,
		): Promise<R2Object | R2ObjectBody | null> {
			if (!key.startsWith(prefix)) return null;
			const part = range && { offset: range.from, length: range.to - range.from + 1 };
			return bucket.get(key, { onlyIf: conditionOf(onlyIf), ...(part && { range: part }) });
		},
		/** The file of a key, only its head where the browser has it already (`onlyIf`); null where there is none. */
		async read(key: string, onlyIf?: Headers): Promise<R2Object | R2ObjectBody | null> {
			return key.startsWith(prefix) ? bucket.get(key, { onlyIf }) : null;
		},
		async remove(key: string): Promise<void> {
			if (key.startsWith(prefix)) await bucket.delete(key);
		},
		/** Removes many files of the tenant. */
		async removeAll(keys: string[]): Promise<void> {
			const own = keys.filter((key) => key.startsWith(prefix));
			for (let start = 0; start < own.length; start += MANY) await bucket.delete(own.slice(start, start + MANY));
		},
		/** Removes up to a thousand of the tenant's files; says whether there are more. */
		async removeSome(): Promise<boolean> {
			const { objects, truncated } = await bucket.list({ prefix, limit: MANY });
			if (objects.length > 0) await bucket.delete(objects.map((object) => object.key));
			return truncated;
		},
	};
}

/** The conditions of a reading request; of a range's own (`If-Range`) the caller judges. */
function conditionOf(headers: Headers): Headers {
	const only = new Headers();
	for (const name of ["If-None-Match", "If-Modified-Since"]) {
		const value = headers.get(name);
		if (value !== null) only.set(name, value);
	}
	return only;
}

/** What people show of themselves: no tenant's, since somebody is a member of several. */
export function photosOf({ env: { MEDIA: bucket } }: Pick<Tools, "env">, userId: string) {
	const prefix = `people/${userId}/`;
	return {
		/** Stores a picture and gives its key. */
		async add(bytes: ArrayBuffer, contentType: string): Promise<string> {
			const key = `${prefix}${newGuid()}`;
			await bucket.put(key, bytes, { httpMetadata: { contentType } });
			return key;
		},
		/** The picture of a key, only its head where the browser has it already; null where there is none. */
		read: (key: string, onlyIf: Headers) =>
			key.startsWith(prefix) ? bucket.get(key, { onlyIf: conditionOf(onlyIf) }) : null,
		/** Removes all but the one of the key, also those that were cut off on their way. */
		async keepOnly(key: string | null): Promise<void> {
			const { objects } = await bucket.list({ prefix });
			const others = objects.map((object) => object.key).filter((one) => one !== key);
			if (others.length > 0) await bucket.delete(others);
		},
	};
}

/** What of a picture's key stands in its address: another picture has another one. */
export const photoMark = (key: string | null): string | null => key?.slice(-12) ?? null;

const EXPORTS = "exports/";

/** What was taken out of the portal before it was erased; for super-admins only. */
export function exportsOf({ env: { MEDIA: bucket } }: Pick<Tools, "env">) {
	return {
		async write(folder: string, name: string, content: unknown): Promise<void> {
			const httpMetadata = { contentType: "application/json" };
			await bucket.put(`${EXPORTS}${folder}/${name}`, JSON.stringify(content), { httpMetadata });
		},
		/** The files of all exports, at most a thousand, by name. */
		async list(): Promise<{ name: string; size: number; at: number }[]> {
			const { objects } = await bucket.list({ prefix: EXPORTS, limit: MANY });
			return objects.map(({ key, size, uploaded }) => ({
				name: key.slice(EXPORTS.length),
				size,
				at: uploaded.getTime(),
			}));
		},
		read: (name: string) => bucket.get(`${EXPORTS}${name}`),
		/** Removes up to a thousand files of one export. */
		async remove(folder: string): Promise<void> {
			const { objects } = await bucket.list({ prefix: `${EXPORTS}${folder}/`, limit: MANY });
			if (objects.length > 0) await bucket.delete(objects.map((object) => object.key));
		},
	};
}
