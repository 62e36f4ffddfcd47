import type { WorkRecord } from '../records/work-record.ts'

type ArtworkName = WorkRecord['artwork']

/**
 * Drawings of the sample works, made for this sandbox: 400 by 400, a few shapes each, so that an address holds one
 * whole and no picture has to be served or kept.
 */
const drawings: Readonly<Record<ArtworkName, string>> = {
  harbour:
    "<path fill='#f4a261' d='M0 0h400v240H0z'/><circle cx='285' cy='185' r='62' fill='#ffe8c2'/><path fill='#264653' d='M0 240h400v160H0z'/><path stroke='#ffe8c2' stroke-width='8' d='M228 262h114M245 290h80M258 318h54M270 346h30'/><path fill='#1b2f3a' d='M60 246l20 34h110l24-34zM118 92l8 0v154h-8z'/><path fill='#fff' d='M130 98l66 132h-66zM114 120v110H58z'/>",
  hills:
    "<path fill='#cfe8ef' d='M0 0h400v400H0z'/><circle cx='90' cy='90' r='40' fill='#f6d365'/><path fill='#6a994e' d='M0 260Q110 120 230 260T400 230v170H0z'/><path fill='#386641' d='M0 330Q140 220 270 320T400 300v100H0z'/><path stroke='#f2e8cf' stroke-width='10' fill='none' d='M190 400Q230 350 200 318T236 262'/>",
  snow: "<path fill='#22304d' d='M0 0h400v400H0z'/><path fill='#e8eef7' d='M0 300Q120 262 210 300T400 290v110H0z'/><path fill='#3f6f6a' d='M96 300l44-150 44 150zM230 306l56-196 56 196z'/><path fill='#fff' d='M125 204l15-54 15 54-15-9zM263 190l23-80 23 80-23-13z'/><g fill='#fff'><circle cx='50' cy='70' r='6'/><circle cx='200' cy='60' r='5'/><circle cx='70' cy='190' r='5'/><circle cx='220' cy='150' r='6'/><circle cx='360' cy='90' r='6'/><circle cx='370' cy='220' r='5'/><circle cx='140' cy='105' r='4'/></g>",
  market:
    "<path fill='#2b193d' d='M0 0h400v400H0z'/><path fill='#d1495b' d='M30 170h150l14 50H16z'/><path fill='#edae49' d='M220 150h150l14 50H206z'/><path fill='#f7e1d7' d='M30 220h150v110H30zM220 200h150v130H220z'/><path fill='#00798c' d='M46 270h118v60H46zM236 262h118v68H236z'/><path stroke='#f9c74f' stroke-width='3' fill='none' d='M0 70Q100 130 200 80T400 70'/><g fill='#f9c74f'><circle cx='60' cy='99' r='11'/><circle cx='150' cy='98' r='11'/><circle cx='250' cy='71' r='11'/><circle cx='340' cy='65' r='11'/></g><path fill='#150b20' d='M0 330h400v70H0z'/>",
  boats:
    "<path fill='#8ecae6' d='M0 0h400v400H0z'/><path fill='#219ebc' d='M0 250q50-30 100 0t100 0 100 0 100 0v150H0z'/><path fill='#fff' d='M70 214h130l-24 46H94z'/><path fill='#fb8500' d='M135 120l0 94h-62z'/><path fill='#ffb703' d='M145 120l0 94h52z'/><path fill='#fff' d='M236 270h120l-22 42h-76z'/><path fill='#d62828' d='M296 184l0 86h-58z'/><path fill='#f77f00' d='M304 184l0 86h48z'/><path fill='#126782' d='M0 320q50-26 100 0t100 0 100 0 100 0v80H0z'/>",
  bridge:
    "<path fill='#f1dca7' d='M0 0h400v400H0z'/><path fill='#7f9c96' d='M0 290h400v110H0z'/><path fill='#997b66' d='M92 80h22v230H92zM286 80h22v230h-22z'/><path fill='#5f4b3c' d='M0 240h400v18H0z'/><path fill='none' stroke='#5f4b3c' stroke-width='7' d='M-40 90Q60 260 103 84 200 370 297 84 340 260 440 90'/><path stroke='#5f4b3c' stroke-width='3' d='M140 178v62M170 214v26M230 214v26M260 178v62M60 190v50M340 190v50'/>",
  rain: "<path fill='#5c677d' d='M0 0h400v400H0z'/><path fill='#9a031e' d='M20 250l90-70 90 70z'/><path fill='#fb8b24' d='M170 280l110-90 110 90z'/><path fill='#f2efe9' d='M40 250h140v100H40zM196 280h168v90H196z'/><path fill='#33415c' d='M80 280h36v70H80zM240 310h40v60h-40zM310 306h30v30h-30z'/><path stroke='#cad2e0' stroke-width='5' d='M60 40l-20 60M140 20l-20 60M220 60l-20 60M300 20l-20 60M370 70l-20 60M110 110l-12 36M260 130l-12 36M340 160l-12 36'/><path fill='#33415c' d='M0 370h400v30H0z'/>",
  lanterns:
    "<path fill='#10002b' d='M0 0h400v400H0z'/><path fill='#240046' d='M0 320Q200 260 400 320v80H0z'/><g fill='#ff9e00'><path d='M70 120h50l8 60H62z'/><path d='M180 60h64l10 78h-84z'/><path d='M300 150h44l8 54h-60z'/><path d='M140 230h36l6 44h-48z'/><path d='M250 240h30l5 36h-40z'/></g><g fill='#ffd60a'><circle cx='95' cy='160' r='14'/><circle cx='212' cy='112' r='19'/><circle cx='322' cy='184' r='13'/><circle cx='158' cy='258' r='10'/><circle cx='265' cy='264' r='8'/></g>",
}

/** The address of a drawing: it is in it, percent-encoded. */
export const artworkUrl = (name: ArtworkName): string => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400'>${drawings[name]}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
