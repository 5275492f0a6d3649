/** What of a drawing's look comes from the page's styles. */
const looks = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font", "text-anchor"];
/** Pixels for each unit of the drawing, so that it is sharp in print. */
const SCALE = 2;

/** Saves a chart that stands in the page as a picture, with the colours that it has there. */
export async function savePng(drawing: SVGSVGElement, name: string, ground: string): Promise<void> {
	const { width, height } = drawing.viewBox.baseVal;
	const copy = drawing.cloneNode(true) as SVGSVGElement;
	const [from, to] = [drawing.querySelectorAll("*"), copy.querySelectorAll<SVGElement>("*")];
	for (const [at, element] of from.entries()) {
		const style = getComputedStyle(element);
		for (const look of looks) to[at]?.style.setProperty(look, style.getPropertyValue(look));
	}
	copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
	copy.setAttribute("width", String(width));
	copy.setAttribute("height", String(height));
	const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
	const address = URL.createObjectURL(source);
	try {
		const picture = await loaded(address);
		const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
		const pen = canvas.getContext("2d");
		if (!pen) return;
		pen.fillStyle = ground;
		pen.fillRect(0, 0, canvas.width, canvas.height);
		pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
		const link = document.createElement("a");
		link.href = canvas.toDataURL("image/png");
		link.download = `${name}.png`;
		link.click();
	} finally {
		URL.revokeObjectURL(address);
	}
}

function loaded(address: string): Promise<HTMLImageElement> {
	return new Promise((resolve, reject) => {
		const picture = new Image();
		picture.onload = () => resolve(picture);
		picture.onerror = () => reject(new Error("The drawing cannot be read."));
		picture.src = address;
	});
}
