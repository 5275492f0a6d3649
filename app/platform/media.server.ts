import type { Bag } from "./bag.server";
import { newGuid } from "./ids";

/** R2 lists and removes at most this many objects at once. */
const MANY = 1000;

/** Where a tenant's files lie. */
const prefixOf = (tenantId: string) => `t/${tenantId}/`;

/** A tenant's files in R2. Every key begins with the tenant and is made here; one from elsewhere is not there. */
export function mediaOf(bag: Pick<Bag, "env">, tenantId: string) {
	const bucket = bag.env.MEDIA;
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
		async put(key: string, bytes: ArrayBuffer, contentType: string): Promise<void> {
			if (key.startsWith(prefix)) await bucket.put(key, bytes, { httpMetadata: { contentType } });
		},
		/** A part of a file, as the request's `Range` asks for it; null where there is none. */
		async readPart(key: string, range: Headers): Promise<R2ObjectBody | null> {
			return key.startsWith(prefix) ? bucket.get(key, { range }) : null;
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

const EXPORTS = "exports/";

/** What was taken out of the portal before it was erased; for super-admins only. */
export function exportsOf({ env: { MEDIA: bucket } }: Pick<Bag, "env">) {
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
