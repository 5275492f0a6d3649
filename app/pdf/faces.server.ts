import type { Faces } from "./paper";

let faces: Promise<Faces> | undefined;

/** The faces lie among the static files, so that the Worker starts without them; they are read once. */
export function readFaces(env: Pick<Env, "ASSETS">): Promise<Faces> {
	faces ??= Promise.all([readOne(env, 400), readOne(env, 600)])
		.then(([plain, strong]) => ({ plain, strong }))
		.catch((error: unknown) => {
			faces = undefined;
			throw error;
		});
	return faces;
}

async function readOne(env: Pick<Env, "ASSETS">, weight: 400 | 600): Promise<Uint8Array> {
	const answer = await env.ASSETS.fetch(`https://assets.invalid/fonts/inter-${weight}.ttf`);
	if (!answer.ok) throw new Error(`The face of the PDF is not there: ${answer.status}`);
	return new Uint8Array(await answer.arrayBuffer());
}
