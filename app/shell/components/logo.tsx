import { TenantLogo } from "#app/ui/tenant-logo";

/** The product's mark, in the accent of the page. */
export function ProductMark({ className = "size-7" }: { className?: string }) {
	return (
		<svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
			<rect width="32" height="32" rx="9" fill="var(--c-accent)" />
			<g fill="var(--c-on-accent)">
				<path
					d="M8.5 22.5c8 0 6-11 13-11"
					fill="none"
					stroke="var(--c-on-accent)"
					strokeWidth="3"
					strokeLinecap="round"
				/>
				<circle cx="8.5" cy="22.5" r="2.6" />
				<circle cx="23" cy="11.5" r="3.6" />
			</g>
		</svg>
	);
}

/** A tenant's logo, at most 28 high and 160 wide; the product's mark where it has none. */
export const Logo = ({ src, srcDark }: { src?: string | null; srcDark?: string | null }) => (
	<TenantLogo src={src ?? null} srcDark={srcDark} instead={<ProductMark />} className="max-w-40 max-md:max-w-20" />
);
