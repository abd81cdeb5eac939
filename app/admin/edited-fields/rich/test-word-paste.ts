/**
 * What Word puts on the clipboard: headings, both kinds of lists, a link, a comment in the margin,
 * a deleted word.
 */
export const wordPaste = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:Calibri;} p.MsoNormal {mso-style-unhide:no; font-size:11.0pt;} --></style>
</head>
<body lang=EN-IN link="#0563C1" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle><span lang=EN-US style='mso-ansi-language:EN-US'>Kartik at the temple<o:p></o:p></span></p>
<h1 style='margin-top:12pt'><a name="_Toc1"></a><span lang=EN-US style='font-family:"Calibri Light",sans-serif;mso-ascii-theme-font:
major-latin;color:#2F5496'>What we do<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8pt'><span lang=EN-US style='font-size:12.0pt;font-family:"Times New Roman",serif'>Every
evening <b style='mso-bidi-font-weight:normal'>one lamp</b> is lit, <i>slowly</i><span class=MsoCommentReference><span
style='font-size:8.0pt'><!--[if !supportAnnotations]--><a class=msocomanchor id="_anchor_1" href="#_msocom_1"
language=JavaScript name="_msoanchor_1">[RS1]</a><!--[endif]--></span></span><del cite="mailto:Ravi" datetime="2026-10-01">by noon</del>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang=EN-US>Ghee<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>of our cows<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Wicks<o:p></o:p></p>
<h2><span lang=EN-US>In this order<o:p></o:p></span></h2>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Wash</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Light</p>
<p class=MsoNormal><font face="Comic Sans MS" color=red>Ask <a href="https://example.org/kartik" style='mso-style-priority:99'>here</a>,
or <st1:place w:st="on">Ghaziabad</st1:place>: <span lang=HI style='font-family:Mangal'>दीप</span>.</font>
<img width=10 height=10 src="file:///C:/Users/x/clip_image001.png" v:shapes="Picture_1"></p>
<!--EndFragment-->
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%">
<div style='mso-element:comment'><p class=MsoCommentText>Is this so? <a name="_msocom_1">x</a></p></div></div>
</body></html>`;
