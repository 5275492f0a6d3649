import * as build from "#pages";

export default build.entry.module.makeHandlers(build);
