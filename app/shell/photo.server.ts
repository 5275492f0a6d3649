import type * as z from "zod";
import { saveProfile } from "../directory/profile.server";
import { pictureType } from "../media/kind-of-bytes";
import { withoutLocation } from "../media/location/without-location";
import { isGuid } from "../platform/ids";
import { photosOf } from "../platform/media.server";
import { invalid, notFound } from "../platform/problems";
import type { PersonContext } from "../platform/tenant/context";
import { PHOTO_MAX, type PhotoInput, type PhotoQuery } from "./photo.schema";

/** Its address changes with it; who leaves an organisation may see for so long what their browser has kept. */
const CACHED = { "Cache-Control": "private, max-age=3600", Vary: "Cookie, Authorization" };

/** Makes a picture the person's own in place of the one before. Throws `invalid` for what is no picture or too large. */
export async function savePhoto(person: PersonContext, { photo }: z.output<typeof PhotoInput>): Promise<void> {
	if (!(photo instanceof File) || photo.size === 0) throw invalid({ photo: "required" });
	if (photo.size > PHOTO_MAX) throw invalid({ photo: "profilePhoto:tooLarge" });
	const bytes = await photo.arrayBuffer();
	const type = pictureType(new Uint8Array(bytes));
	if (!type) throw invalid({ photo: "profilePhoto:wrongKind" });
	const photos = photosOf(person.context, person.user.id);
	// A form without JavaScript sends the file as the camera made it.
	const photoKey = await photos.add(await withoutLocation(bytes, type), type);
	await saveProfile(person, { photoKey });
	await photos.keepOnly(photoKey);
}

export async function removePhoto(person: PersonContext): Promise<void> {
	await saveProfile(person, { photoKey: null });
	await photosOf(person.context, person.user.id).keepOnly(null);
}

/** Where somebody's picture lies: for themselves, those who share an organisation with them, and super-admins. */
export const readingPhoto = ({ person }: z.output<typeof PhotoQuery>) => ({
	sql: `(select p.photo_key from users p where p.id = ?3 and (p.id = u.id or u.is_superadmin = 1 or exists (
		select 1 from memberships mine join memberships theirs on theirs.tenant_id = mine.tenant_id and theirs.user_id = p.id
		join tenants t on t.id = mine.tenant_id and t.status = 'active' where mine.user_id = u.id and mine.is_active = 1)))`,
	values: [person],
});

/** The picture, or 304 where the browser has it. One that is closed gives the same answer as none. */
export async function showPhoto(
	{ context, request }: PersonContext,
	{ person }: z.output<typeof PhotoQuery>,
	key: string | null,
): Promise<Response> {
	const found = isGuid(person) && key !== null ? await photosOf(context, person).read(key, request.headers) : null;
	if (!found) throw notFound();
	const headers = {
		...CACHED,
		ETag: found.httpEtag,
		"Content-Type": found.httpMetadata?.contentType ?? "application/octet-stream",
		"Content-Security-Policy": "default-src 'none'; sandbox",
		"X-Content-Type-Options": "nosniff",
	};
	const body = "body" in found ? (found.body as BodyInit) : null;
	return new Response(body, { status: body ? 200 : 304, headers });
}
