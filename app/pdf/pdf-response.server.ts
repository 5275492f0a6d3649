import { disposition } from "#app/media/library/disposition";
import { PRIVATE } from "#app/platform/http.server";

/** A document to keep, under its title in every language. */
export function pdfFile(title: string, bytes: Uint8Array): Response {
	const name = title.replace(/[^\p{L}\p{M}\p{N} _-]/gu, "").trim() || "form";
	return new Response(bytes as BodyInit, {
		headers: {
			...PRIVATE,
			"Content-Type": "application/pdf",
			"Content-Disposition": disposition(false, `${name}.pdf`),
			"X-Content-Type-Options": "nosniff",
		},
	});
}
