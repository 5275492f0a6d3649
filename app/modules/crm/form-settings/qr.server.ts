import { renderSVG } from "uqr";
import type { Visit } from "#app/platform/tenant/context";
import { formPath } from "../contact-form/addresses";
import { findForm } from "./forms.server";
import { assertSets } from "./show-forms.server";

/** The form's address as a QR code, a picture that prints at any size. */
export async function formAsQr(visit: Visit, { form: id }: { form: string }): Promise<Response> {
	assertSets(visit);
	const { guid } = await findForm(visit, id);
	const svg = renderSVG(visit.origin + formPath(guid), { ecc: "M", border: 2 });
	return new Response(svg, {
		headers: {
			"Content-Type": "image/svg+xml",
			"Cache-Control": "private, no-cache",
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
			"X-Content-Type-Options": "nosniff",
		},
	});
}
