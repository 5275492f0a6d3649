import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { isContentOnly, to } from "#app/platform/portal-paths";
import { LinkButton } from "#app/ui/button";
import type { IconName } from "#app/ui/icon-names";
import type { FrameData } from "../frame.server";
import { FormOfSignedOut, type KeptForm } from "./form-of-signed-out";
import { OutsideLink } from "./outside-link";
import { Splash } from "./splash";

type Kind =
	| "signedOut"
	| "notFound"
	| "conflict"
	| "gone"
	| "tooMany"
	| "failed"
	| "unavailable"
	| "offline"
	| "loadFailed";

const kinds: Record<number, Kind> = {
	401: "signedOut",
	404: "notFound",
	409: "conflict",
	410: "gone",
	429: "tooMany",
	503: "unavailable",
};
const icons: Partial<Record<Kind, IconName>> = { signedOut: "lock", offline: "cloud-off", tooMany: "clock" };
/** The sentence of each kind, where the server gives none of its own. */
const sentences: Record<Kind, string> = {
	signedOut: "problem.notLoggedIn",
	notFound: "notThere",
	conflict: "conflict",
	gone: "problem.gone",
	tooMany: "problem.tooMany",
	failed: "somethingWrong",
	unavailable: "unavailable",
	offline: "offline",
	loadFailed: "loadFailed",
};

/** What stands where a page failed: what happened, what can be done, and the id under which it was logged. */
export function Problem() {
	const { t } = useTranslation(["shell", "errors"]);
	const error = useRouteError();
	const { pathname, search } = useLocation();
	const frame = useRouteLoaderData<FrameData | null>("shell/routes/portal");
	const { kind, detail, trace, form } = read(error);
	useDocumentOf(error, kind);
	const title = t(`shell:problem.${kind}`);
	useEffect(() => {
		document.title = `${title} – ${brand.product}`;
	}, [title]);
	const isGone = kind === "notFound" || kind === "gone";
	if (form) return <FormOfSignedOut title={title} {...form} />;
	return (
		<Splash
			title={title}
			icon={icons[kind]}
			trace={trace}
			actions={
				<>
					{!isGone && (
						<LinkButton to={`${pathname}${search}`} kind="primary" icon="refresh-cw" reloadDocument>
							{t("shell:tryAgain")}
						</LinkButton>
					)}
					{!isContentOnly(search) && (
						<LinkButton to={to.home()} kind={isGone ? "primary" : "secondary"} reloadDocument>
							{t("shell:problem.home")}
						</LinkButton>
					)}
					{isGone && frame === null && (
						<LinkButton to={to.login(`${pathname}${search}`)}>{t("shell:user.logIn")}</LinkButton>
					)}
				</>
			}
		>
			<p>{sentence(detail ?? sentences[kind])}</p>
			<p className="mt-3 text-sm">
				<OutsideLink href={brand.helpUrl} className="link">
					{t("shell:menu.help")}: {brand.provider}
				</OutsideLink>
			</p>
		</Splash>
	);

	/** A key of the errors, which may carry its values: `tooManyTries?count=3`. */
	function sentence(key: string): string {
		const [name = "", query = ""] = key.split("?");
		const { count, ...values } = Object.fromEntries(new URLSearchParams(query));
		return t(name.includes(":") ? name : `errors:${name}`, {
			...values,
			count: count === undefined ? undefined : Number(count),
		});
	}
}

/**
 * A browser tells late that its network is gone. Where a link finds out, its page is opened as a document: the service worker
 * has the copy that is kept, or the page that says that there is none. A document that fails by itself is not opened again.
 */
function useDocumentOf(error: unknown, kind: Kind): void {
	useEffect(() => {
		// What the router itself does not find it says in words; what the server does not find comes with its data.
		const isUnknown = isRouteErrorResponse(error) && error.status === 404 && typeof error.data === "string";
		const isLost = isUnknown || kind === "loadFailed" || kind === "offline";
		const [opened] = performance.getEntriesByType("navigation");
		if (isLost && opened?.name !== location.href && navigator.serviceWorker?.controller) location.reload();
	}, [error, kind]);
}

type Read = { kind: Kind; detail?: string; trace?: string; form?: KeptForm };

function read(error: unknown): Read {
	if (isRouteErrorResponse(error)) {
		const { detail, trace, ...form } = (error.data ?? {}) as Partial<KeptForm> & {
			detail?: string | null;
			trace?: string;
		};
		const { kept, isWhole = true } = form;
		return {
			...{ kind: kinds[error.status] ?? "failed", detail: detail ?? undefined, trace },
			form: kept && { kept, isWhole },
		};
	}
	const isBrowser = typeof navigator !== "undefined" && typeof document !== "undefined";
	if (isBrowser && !navigator.onLine) return { kind: "offline" };
	// What the network or a script that is gone fails with; everything else is a fault of the page.
	if (error instanceof TypeError && /fetch|import|load/i.test(error.message)) return { kind: "loadFailed" };
	return { kind: "failed" };
}
