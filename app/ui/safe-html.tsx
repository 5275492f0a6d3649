import "./reading.css";

/** Markup that the server made of a checked document and sanitised (`renderRichText`): the one place where markup is shown. */
export function SafeHtml({
	html,
	className = "",
	lang,
}: {
	html: { readonly sanitized: string };
	className?: string;
	lang?: string;
}) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the only call site, and it takes nothing but what was sanitised
	return <div className={`reading ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: html.sanitized }} />;
}
