import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { brand } from "#app/brand";
import { isContentOnly } from "#app/platform/portal-paths";
import type { TenantBrand } from "#app/platform/tenant/tenant-brand";
import { OwnStyle } from "#app/ui/own-style";
import { TenantLogo } from "#app/ui/tenant-logo";

type PublicFrameProps = {
	tenant: TenantBrand;
	/** Beside the tenant's name. */
	aside?: ReactNode;
	children: ReactNode;
};

/** The frame of a page that a tenant shows to everybody: its name and logo; only the content in another site's frame. */
export function PublicFrame({ tenant, aside, children }: PublicFrameProps) {
	const embedded = isContentOnly(useLocation().search);
	useTellHeight();
	return (
		<div className={embedded ? "p-4" : "flex min-h-dvh flex-col bg-sheet"}>
			{tenant.accent && <OwnStyle>{`:root{${tenant.accent}}`}</OwnStyle>}
			{/* In a frame the site around it is what shows through. */}
			{embedded && <OwnStyle>{"html,body{background:transparent}"}</OwnStyle>}
			{embedded ? (
				aside && <div className="flex justify-end">{aside}</div>
			) : (
				<header className="flex min-h-16 items-center justify-between gap-3 border-b border-line px-4 py-2 md:px-8">
					<span className="flex min-w-0 items-center gap-2.5">
						<TenantLogo src={tenant.logo} srcDark={tenant.logoDark} />
						<span className="min-w-0 break-words text-base font-semibold">{tenant.name}</span>
					</span>
					{aside}
				</header>
			)}
			<main id="main" tabIndex={-1} className={embedded ? "" : "flex-1 px-4 pt-8 pb-12 md:px-8"}>
				<div className="mx-auto w-full max-w-160">{children}</div>
			</main>
			{!embedded && (
				<footer className="border-t border-line px-4 py-4 text-13 text-ink-3 md:px-8">
					<a href={brand.providerUrl} className="link" rel="noreferrer">
						{brand.product}
					</a>
				</footer>
			)}
		</div>
	);
}

/** Tells the page around a frame how high the content is; it says nothing else, so that anybody may hear it. */
function useTellHeight() {
	useEffect(() => {
		if (window.parent === window) return;
		const tell = () => window.parent.postMessage({ followupHeight: document.body.scrollHeight }, "*");
		const observer = new ResizeObserver(tell);
		observer.observe(document.body);
		return () => observer.disconnect();
	}, []);
}
