/** A QR code on white ground, which readers need also where the page is dark. */
export function QrCode({ qr, label }: { qr: { size: number; path: string }; label: string }) {
	return (
		<svg
			viewBox={`0 0 ${qr.size} ${qr.size}`}
			width="224"
			height="224"
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
			className="rounded-lg bg-white"
		>
			<path d={qr.path} fill="#000" />
		</svg>
	);
}
