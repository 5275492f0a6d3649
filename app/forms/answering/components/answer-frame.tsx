import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { isContentOnly } from "#app/platform/to";
import { Picture } from "#app/ui/picture";

type AnswerFrameProps = {
	tenant: { name: string; logo: string | null; accent: string | null };
	aside: ReactNode;
	/** Progress, under the bar. */
	head?: ReactNode;
	children: ReactNode;
};

/** The page around a form: who asks, in which language, how far; the content alone where it stands in another site. */
export function AnswerFrame({ tenant, aside, head, children }: AnswerFrameProps) {
	const embedded = isContentOnly(useLocation().search);
	const nonce = useNonce();
	return (
		<div className={embedded ? "" : "flex min-h-dvh flex-col bg-canvas"}>
			{tenant.accent && (
				<style nonce={nonce} suppressHydrationWarning>
					{`:root{${tenant.accent}}`}
				</style>
			)}
			<header className={embedded ? "px-4" : "border-b border-line bg-sheet px-4 md:px-8"}>
				<div className="mx-auto flex min-h-16 w-full max-w-160 items-center justify-between gap-3 py-2">
					<span className="flex min-w-0 items-center gap-2.5">
						{tenant.logo && (
							<Picture src={tenant.logo} instead={null} className="h-7 max-w-40 shrink-0 object-contain" height="28" />
						)}
						<span className="min-w-0 break-words text-base font-semibold">{tenant.name}</span>
					</span>
					{aside}
				</div>
				{head && <div className="mx-auto w-full max-w-160 pb-4">{head}</div>}
			</header>
			<main id="main" tabIndex={-1} className="flex flex-1 flex-col">
				{children}
			</main>
		</div>
	);
}

/** The document's own: the one in newer data belongs to another answer. */
function useNonce(): string | undefined {
	const root = useRouteLoaderData<{ nonce: string }>("root");
	if (typeof document === "undefined") return root?.nonce;
	return document.querySelector<HTMLElement>("script[nonce]")?.nonce;
}
