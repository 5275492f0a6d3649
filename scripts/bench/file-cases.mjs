import { send } from "./load.mjs";

const MEGABYTE = 1_000_000;
const BOUNDARY = "bench-of-files";
/** Times that one measurement moves a large file: each of them stays in the store until the end. */
const LARGE_TIMES = 2;

/** A film as its first bytes say, of any size. */
function film(size) {
	const bytes = Buffer.alloc(size, 0x5a);
	bytes.set([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]);
	return bytes;
}

/** The form in which a browser sends a file. */
function formOf(tenant, bytes) {
	const field = (name, value) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
	const fields = { tenant_id: tenant, folder: "", file_private: "true", on_conflict: "keep_both" };
	const head = Object.entries(fields).map(([name, value]) => field(name, value));
	const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="File"; filename="${crypto.randomUUID()}.mp4"\r\n`;
	return Buffer.concat([
		Buffer.from(`${head.join("")}${file}Content-Type: video/mp4\r\n\r\n`),
		bytes,
		Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
	]);
}

/** Files through the portal, and by a Worker that puts into the store and gets from it and does nothing else. */
export async function fileCases({ portal, bare }) {
	const { tenant } = portal.places.admin;
	const type = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
	const cases = [];
	for (const [size, most] of /** @type {const} */ ([
		[1, {}],
		[100, { connections: 1, times: LARGE_TIMES }],
	])) {
		const bytes = film(size * MEGABYTE);
		const form = () => formOf(tenant, bytes);
		const up = { path: "/api/media", method: "POST", as: "admin", body: form, headers: type, expect: 201, ...most };
		const bareUp = { path: `/file?key=${size}`, method: "PUT", body: bytes, ...most };
		const made = await send(portal, up);
		await send(bare, bareUp);
		const guid = JSON.parse(made.text()).guid;
		cases.push(
			{
				name: `upload of ${size} MB`,
				portal: up,
				bare: bareUp,
				goals: { cpuRatio: 1.3, ...(size > 1 && { memory: 128 }) },
			},
			{
				name: `download of ${size} MB`,
				portal: { path: `/api/media/${guid}`, as: "admin", ...most },
				bare: { path: `/file?key=${size}`, ...most },
				goals: { rateRatio: 0.8, ...(size > 1 && { memory: 128 }) },
			},
			...(size > 1
				? []
				: [
						{
							// The least that a download costs where somebody has to be let in first.
							name: "download of 1 MB, bare with a session",
							portal: { path: `/api/media/${guid}`, as: "admin" },
							bare: { path: `/file?key=${size}&asked`, as: "admin" },
							goals: { rateRatio: 0.8 },
						},
						{
							// A guard that asks the database at all cannot cost less than this: the store's object behind "select 1".
							name: 'download of 1 MB, bare with "select 1"',
							portal: { path: `/api/media/${guid}`, as: "admin" },
							bare: { path: `/file?key=${size}&one` },
							goals: {},
						},
					]),
		);
	}
	return cases;
}
