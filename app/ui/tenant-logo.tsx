import type { ReactNode } from "react";
import { Picture } from "./picture";

type TenantLogoProps = { src: string | null; srcDark?: string | null; instead?: ReactNode; className?: string };

/** A tenant's logo, 28 high, with its own drawing on dark ground where there is one. Decorative: the name stands beside it. */
export function TenantLogo({ src, srcDark, instead = null, className = "max-w-40" }: TenantLogoProps) {
	if (!src) return instead;
	const shape = `h-7 shrink-0 object-contain ${className}`;
	if (!srcDark) return <Picture src={src} instead={instead} className={shape} height="28" />;
	return (
		<>
			<Picture src={src} instead={instead} className={`on-light ${shape}`} height="28" />
			<Picture src={srcDark} instead={null} className={`on-dark ${shape}`} height="28" />
		</>
	);
}
